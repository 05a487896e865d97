import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.component.tsx';
import { EmptyState } from '../ui/empty-state.component.tsx';
import type { Noun } from './list.model.ts';

export interface EmptyWords {
  /** `done`: an empty list is good (nothing to do). Otherwise nothing was ever registered. */
  kind?: 'done';
  title: string;
  text: string;
}

interface Props {
  words: EmptyWords;
  noun: Noun;
  filtered: boolean;
  clear: () => void;
  children?: ReactNode;
}

export function Empty({ words, noun, filtered, clear, children }: Props) {
  if (filtered) {
    return (
      <EmptyState>
        <h2>
          {noun.feminine ? 'Nenhuma' : 'Nenhum'} {noun.one} com estes filtros.
        </h2>
        <Button onClick={clear}>Limpar filtros</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState>
      <h2 className="vazio-titulo">
        {words.kind === 'done' && <CheckCircleIcon size={22} weight="bold" className="vazio-feito" aria-hidden />}
        {words.title}
      </h2>
      <p className="quieto">{words.text}</p>
      {words.kind !== 'done' && children}
    </EmptyState>
  );
}
