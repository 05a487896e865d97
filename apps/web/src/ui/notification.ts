// antd arrives only when there is something to say, so that the sign-in page opens without it.
const load = () => import('./notification.loader.tsx');

export const prefetchNotification = () => {
  load().catch(() => undefined);
};

/** An echo of a message that is already on the page; if its code cannot be loaded, the page still says it. */
export async function notify(kind: 'error' | 'success' | 'warning', title: string, description: string) {
  const { notifier } = await load();
  (await notifier)[kind]({ title, description });
}

/** Says what was done and, for six seconds, offers to take it back. */
export async function notifyWithUndo(title: string, description: string, undo: () => void) {
  const { undoable } = await load();
  await undoable(title, description, undo);
}
