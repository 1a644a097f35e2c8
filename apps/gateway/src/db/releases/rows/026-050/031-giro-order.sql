update direct_debit set bank_word = 'suspended', bank_word_at = '2026-01-09T00:00:00Z' where reference = 'DDA-2601-1002';
