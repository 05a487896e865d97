import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import type { ReactNode } from 'react';
import type { Noun } from './list.model.ts';

export interface EmptyWords {
  /** `done`: a list that is good when empty (nothing to do). Else nothing was ever registered. */
  kind?: 'done';
  title: string;
  /** What this is and what to do first; or, of a `done` list, when the next comes. */
  text: string;
}

interface Props {
  words: EmptyWords;
  noun: Noun;
  filtered: boolean;
  clear: () => void;
  /** The first action. */
  children?: ReactNode;
}

/** Three kinds of nothing: the filter finds none, there is nothing to do, or nobody registered any yet. */
export function Empty({ words, noun, filtered, clear, children }: Props) {
  if (filtered) {
    return (
      <div className="cartao vazio">
        <h2>
          {noun.feminine ? 'Nenhuma' : 'Nenhum'} {noun.one} com estes filtros.
        </h2>
        <button type="button" className="botao" onClick={clear}>
          Limpar filtros
        </button>
      </div>
    );
  }
  return (
    <div className="cartao vazio">
      <h2 className="vazio-titulo">
        {words.kind === 'done' && <CheckCircleIcon size={22} weight="bold" className="vazio-feito" aria-hidden />}
        {words.title}
      </h2>
      <p className="quieto">{words.text}</p>
      {words.kind !== 'done' && children}
    </div>
  );
}
