/** Two letters that stand for a person: first and last word, family name first as on bills ('Tan Mei Lin': ML). */
export function formatInitials(name: string | null, email: string | null): string {
  const words = (name ?? '').split(/\s+/).filter(Boolean);
  if (words.length === 0) return (email ?? '').slice(0, 1).toUpperCase();
  return words
    .slice(-2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}
