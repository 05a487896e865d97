import { useEffect, useRef } from 'react';

const works = new Set<() => boolean>();

export const hasWork = () => [...works].some(has => has());

/** Registers a check for work: while it is true, a session that ends asks for the password in place instead of leaving. */
export function useWork(has: () => boolean) {
  const now = useRef(has);
  now.current = has;
  useEffect(() => {
    const work = () => now.current();
    works.add(work);
    return () => {
      works.delete(work);
    };
  }, []);
}

const waits = new Set<() => string>();

/** Finished work that is still on this device only, in words ("2 fiscalizações e 7 fotos"); empty when there is none. */
export const stillHere = () => [...waits].map(words => words()).find(words => words !== '') ?? '';

export function useStillHere(words: () => string) {
  const now = useRef(words);
  now.current = words;
  useEffect(() => {
    const wait = () => now.current();
    waits.add(wait);
    return () => {
      waits.delete(wait);
    };
  }, []);
}
