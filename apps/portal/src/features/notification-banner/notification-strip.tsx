/**
 * Notice of the utility on a page: title and message, when there is one. Nothing keeps a place for it and
 * nothing waits for it; what reads its message is loaded only when one came.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { type BannerLocation, fetchBanner } from './banner.request.ts';
import { copy } from './copy.ts';
import styles from './notification-strip.module.css';

interface ShownBanner {
  readonly title: string;
  readonly message: ReactNode;
}

export function NotificationStrip({ location }: { location: BannerLocation }) {
  const [shown, setShown] = useState<ShownBanner | null>(null);
  useEffect(() => {
    let left = false;
    bannerToShow(location).then(
      (banner) => {
        if (!left) setShown(banner);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [location]);
  if (!shown) return null;
  return (
    <section className={styles.strip} data-location={location} aria-label={shown.title || copy.name}>
      <div className={location === 'login' ? `wrap ${styles.inside}` : styles.inside}>
        <Icon name="info" className={styles.icon} />
        <div className={styles.words}>
          {shown.title !== '' && <strong>{shown.title}</strong>}
          {shown.message}
        </div>
      </div>
    </section>
  );
}

async function bannerToShow(location: BannerLocation): Promise<ShownBanner | null> {
  const banner = await fetchBanner(location);
  if (!banner) return null;
  const { RichText } = await import('../../ui/text/rich-text.tsx');
  return { title: banner.title, message: <RichText markup={banner.message} /> };
}
