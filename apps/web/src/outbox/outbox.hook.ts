import { useEffect, useState } from 'react';
import type { Kind } from '../outbox.kinds.ts';
import { type OutboxItem, type OutboxPhoto, readItems, readPhoto, readPhotos } from './device.store.ts';
import { onOutbox, partSent } from './outbox.signals.ts';

export interface Outbox {
  items: readonly OutboxItem[];
  photos: readonly OutboxPhoto[];
}

const EMPTY: Outbox = { items: [], photos: [] };

export function useOutbox(person: string): Outbox {
  const [outbox, setOutbox] = useState(EMPTY);
  const read = async () => ({ items: await readItems(person), photos: await readPhotos(person) });
  useReading(person, read, setOutbox);
  return outbox;
}

export function useRecords<Body>(person: string, kind: Kind): readonly OutboxItem<Body>[] {
  const { items } = useOutbox(person);
  return items.filter((item): item is OutboxItem<Body> => item.kind === kind);
}

/** Reads now and at every news; an overtaken answer is dropped. */
function useReading<T>(key: string, read: () => Promise<T>, set: (value: T) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read
  useEffect(() => {
    let current = 0;
    const look = () => {
      current += 1;
      const mine = current;
      read().then(
        value => {
          if (mine === current) set(value);
        },
        () => undefined,
      );
    };
    look();
    const stop = onOutbox(news => news !== 'progress' && look());
    return () => {
      current = -1;
      stop();
    };
  }, [key]);
}

export function usePhoto(id: string) {
  const [photo, setPhoto] = useState<OutboxPhoto>();
  const [part, setPart] = useState<number | null>(null);
  const [address, setAddress] = useState<string>();
  useReading(id, () => readPhoto(id), setPhoto);
  useEffect(() => onOutbox(() => setPart(partSent(id))), [id]);
  // Each reading of the store gives a new Blob of the same photo: one address is enough, of the small image rather than the
  // original.
  const shown = photo?.image ? 'image' : photo?.original ? 'original' : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture changes when it is made smaller, not at each reading
  useEffect(() => {
    const blob = photo?.image ?? photo?.original;
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [id, shown]);
  return { photo, part, address };
}
