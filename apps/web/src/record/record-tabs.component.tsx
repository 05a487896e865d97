import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../ui/button.component.tsx';

export interface Tab {
  key: string;
  title: string;
}

interface Props {
  tabs: readonly Tab[];
  chosen: string;
  choose: (key: string) => void;
}

export function Tabs({ tabs, chosen, choose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    choose(next.key);
    list.current?.querySelector<HTMLElement>(`[data-aba="${next.key}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label="Partes do registro" className="registro-abas" onKeyDown={onKeyDown}>
      {tabs.map(({ key, title }) => (
        <Button
          variant="bare"
          key={key}
          role="tab"
          data-aba={key}
          aria-selected={key === chosen}
          tabIndex={key === chosen ? 0 : -1}
          onClick={() => choose(key)}
        >
          {title}
        </Button>
      ))}
    </div>
  );
}
