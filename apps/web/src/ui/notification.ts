const load = () => import('./notification.loader.tsx');

export const prefetchNotification = () => {
  load().catch(() => undefined);
};

/** Repeats a message that is already on the page; if this code cannot be loaded, the page still says it. */
export async function notify(kind: 'error' | 'success' | 'warning', title: string, description: string) {
  const { notifier } = await load();
  (await notifier)[kind]({ title, description });
}

export async function notifyWithUndo(title: string, description: string, undo: () => void) {
  const { undoable } = await load();
  await undoable(title, description, undo);
}
