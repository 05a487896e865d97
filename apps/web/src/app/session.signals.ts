// The session's mark and events, apart from React so that the API client can raise them.

export type SessionEvent = 'lost' | 'swapped' | 'entered' | 'left' | 'renewed';

let mark: string | undefined;
let ended = false;
const listeners = new Set<(event: SessionEvent) => void>();
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('alipen-sessao');

export const currentMark = () => mark;
export const rememberMark = (value: string | undefined) => {
  mark = value;
  if (value) ended = false;
};

/** The session ended in this page, and nobody has signed in since. */
export const hasEnded = () => ended;
export const rememberEnd = () => {
  mark = undefined;
  ended = true;
};

const tell = (event: SessionEvent) => {
  for (const listener of listeners) listener(event);
};

let typedCpf: string | undefined;
/** The CPF typed at this page's sign-in, in memory only: a later question asks for the password alone. */
export const currentCpf = () => typedCpf;
export const rememberCpf = (cpf: string) => {
  typedCpf = cpf;
};

export const sessionRenewed = () => tell('renewed');

/** A second chance for a refused call; set once the shell is mounted. */
export type Recovery = (again: Request, refused: Response) => Promise<Response>;
let recovery: Recovery | undefined;
export const currentRecovery = () => recovery;
export const setRecovery = (value: Recovery | undefined) => {
  recovery = value;
};

export const sessionLost = () => tell('lost');
export const sessionSwapped = () => tell('swapped');

/** Tells the other tabs of this browser, not this one. */
export const tellOtherTabs = (event: 'entered' | 'left') => otherTabs?.postMessage(event);

export function onSessionEvent(listener: (event: SessionEvent) => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

otherTabs?.addEventListener('message', (message: MessageEvent<SessionEvent>) => tell(message.data));
