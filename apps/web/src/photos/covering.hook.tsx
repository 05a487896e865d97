import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { type OutboxPhoto, removePhotos } from '../outbox/device.store.ts';
import { sendNow } from '../outbox/outbox.schedule.ts';
import { tell } from '../outbox/outbox.signals.ts';
import { holdPhoto, isHeld, releasePhoto } from '../outbox/photo.hold.ts';
import { finishPhoto, takeIn } from '../outbox/photo.intake.ts';

export interface Reviewed {
  file: File;
  /** Part of it was covered. */
  covered: boolean;
}

export interface CoverProps {
  files: readonly File[];
  /** Whether a photo may be used as it is: before it is sent at once, each is looked at. */
  review: boolean;
  /** With what is to be used, the photos put away left out. */
  done: (reviewed: readonly Reviewed[]) => void;
}

type Asked = CoverProps & { Dialog: ComponentType<CoverProps> };

/** Opens the dialog, which comes when it is first asked for; null where it cannot come. */
function useDialog(): [
  node: ReactNode,
  open: (asked: Omit<CoverProps, 'done'>) => Promise<readonly Reviewed[] | null>,
] {
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = async ({ files, review }: Omit<CoverProps, 'done'>) => {
    const code = await import('./cover.dialog.tsx').catch(() => null);
    if (!code || typeof createImageBitmap === 'undefined') return null;
    const reviewed = await new Promise<readonly Reviewed[]>(done =>
      setAsked({ files, review, done, Dialog: code.default }),
    );
    setAsked(null);
    return reviewed;
  };
  return [asked && <asked.Dialog files={asked.files} review={asked.review} done={asked.done} />, open];
}

const isPhoto = ({ type }: File) => type.startsWith('image/');

/**
 * For what is sent as it is chosen: shows each photo first, so that faces and names may be covered. Files that are no photo pass,
 * and so does everything where a photo cannot be shown. Place the node.
 */
export function useReview(): [node: ReactNode, review: (files: readonly File[]) => Promise<readonly File[]>] {
  const [node, open] = useDialog();
  const review = async (files: readonly File[]) => {
    const photos = files.filter(isPhoto);
    const reviewed = photos.length > 0 ? await open({ files: photos, review: true }) : null;
    return reviewed ? [...reviewed.map(({ file }) => file), ...files.filter(file => !isPhoto(file))] : files;
  };
  return [node, review];
}

/**
 * For photos kept on the device until they are sent: those taken in the box are held until the person goes on to something else,
 * or the box goes. A covered photo is a new one in the place of the old, of which nothing stays.
 */
export function useCoverable<Box extends HTMLElement>(replace: (old: string, by: string) => unknown) {
  const [dialog, open] = useDialog();
  const [failure, setFailure] = useState<string | null>(null);
  const box = useRef<Box>(null);
  const mine = useRef(new Set<string>());
  const covering = useRef(false);
  const hold = (id: string) => {
    holdPhoto(id);
    mine.current.add(id);
  };
  useEffect(() => {
    const ids = mine.current;
    const release = () => {
      if (ids.size === 0) return;
      for (const id of ids) releasePhoto(id);
      ids.clear();
      void sendNow();
    };
    const elsewhere = ({ target }: Event) => {
      if (!covering.current && target instanceof Node && !box.current?.contains(target)) release();
    };
    document.addEventListener('pointerdown', elsewhere, true);
    document.addEventListener('focusin', elsewhere, true);
    return () => {
      document.removeEventListener('pointerdown', elsewhere, true);
      document.removeEventListener('focusin', elsewhere, true);
      release();
    };
  }, []);

  const cover = async ({ id, original, image, name: _, ...about }: OutboxPhoto) => {
    const shown = original ?? image;
    if (!shown || covering.current) return;
    setFailure(null);
    covering.current = true;
    // Without network it may have been let go long ago, and the network may come back meanwhile.
    hold(id);
    try {
      const [made] =
        (await open({ files: [new File([shown], 'foto.jpg', { type: shown.type })], review: false })) ?? [];
      if (!made?.covered) return;
      const by = await takeIn(made.file, { ...about, covered: true });
      hold(by);
      await replace(id, by);
      await removePhotos([id]);
      tell('changed');
      finishPhoto(by).then(sendNow);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      covering.current = false;
    }
  };
  return { dialog, failure, box, hold, cover };
}

/** Neither sent nor on its way. One let go goes soon, and then it is too late. */
export const mayCover = (photo: OutboxPhoto | undefined, part: number | null): photo is OutboxPhoto =>
  photo !== undefined &&
  photo.name === null &&
  photo.refusal === null &&
  part === null &&
  !(navigator.onLine && !isHeld(photo.id));
