import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePerson } from './person.hook.ts';
import { timeLeft } from './session.end.ts';
import { afterShell, endSession, reactTo } from './session.flow.ts';
import { startRenewal } from './session.renewal.ts';
import { onSessionEvent } from './session.signals.ts';

/** setTimeout counts in 32 bits; a longer wait is cut and checked again by the next call's 401. */
const LONGEST_WAIT = 2 ** 31 - 1;

export function useSessionEnd() {
  const { session } = usePerson();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef('/');
  here.current = pathname + search;
  useEffect(() => {
    const wait = Math.min(Math.max(timeLeft(session), 0), LONGEST_WAIT);
    const check = () => timeLeft(session) <= 0 && endSession(navigate, here.current);
    const timer = setTimeout(check, wait);
    window.addEventListener('online', check);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', check);
    };
  }, [session, navigate]);
  useEffect(() => onSessionEvent(event => reactTo(event, navigate, here.current)), [navigate]);
  useEffect(startRenewal, []);
  useEffect(() => afterShell, []);
}
