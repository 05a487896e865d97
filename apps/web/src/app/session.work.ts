import { useEffect, useRef } from 'react';

const works = new Set<() => boolean>();

/** Whether something on this page would be lost by leaving it now. */
export const hasWork = () => [...works].some(has => has());

/** The page says when it has work: then a session that ends asks for the password in place instead of leaving. */
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

/** What is done and still on this device only, in words ("2 fiscalizações e 7 fotos"); empty when nothing is. */
export const stillHere = () => [...waits].map(words => words()).find(words => words !== '') ?? '';

/** Who keeps such things says so: leaving asks first. */
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
