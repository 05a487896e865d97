import { notification } from 'antd';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { AntdDress } from './antd.theme.tsx';
import { Button } from './button.component.tsx';

type Notifier = ReturnType<typeof notification.useNotification>[0];

// The brief's figures, written here so that an upgrade of antd cannot change them.
const FIGURES = { placement: 'topRight', top: 24, duration: 4.5 } as const;

function Holder({ onReady }: { onReady: (notifier: Notifier) => void }) {
  const [notifier, context] = notification.useNotification(FIGURES);
  // biome-ignore lint/correctness/useExhaustiveDependencies: handed over once
  useEffect(() => onReady(notifier), []);
  return context;
}

// It has a root of its own: antd's static notification would write its styles without the page's nonce.
export const notifier = new Promise<Notifier>(resolve => {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <AntdDress>
      <Holder onReady={resolve} />
    </AntdDress>,
  );
});

const TIME_TO_UNDO = 6;

let asked = 0;

export async function undoable(title: string, description: string, undo: () => void) {
  const shown = await notifier;
  const key = `desfazer-${++asked}`;
  shown.success({
    key,
    title,
    description,
    duration: TIME_TO_UNDO,
    actions: (
      <Button
        onClick={() => {
          shown.destroy(key);
          undo();
        }}
      >
        Desfazer
      </Button>
    ),
  });
}
