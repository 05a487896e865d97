import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { unanswered } from '../../app/kept.store.ts';
import { sentenceOf } from '../../base/problem.error.ts';
import { iniciarFiscalizacao } from '../fiscalizacoes.mutations.ts';
import type { DoDia, Formulario } from '../fiscalizacoes.queries.ts';
import { type Falta, faltasDe, type Preenchimento } from '../preenchimento/preenchimento.model.ts';
import { concluirNoAparelho } from './conclusao.model.ts';
import { lugarDoItem } from './item.component.tsx';

/** Scrolls the question into view and focuses it, so that a screen reader says it. */
export function irPara(codigo: string) {
  const titulo = document.getElementById(lugarDoItem(codigo));
  titulo?.scrollIntoView({ block: 'start' });
  titulo?.focus({ preventScroll: true });
}

/** Enter goes from one typed measure to the next, as "next" does on a phone's keys. */
export function seguirComEnter(evento: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = evento;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  evento.preventDefault();
  const campos = [...currentTarget.querySelectorAll<HTMLInputElement>('input.entrada')];
  campos[campos.indexOf(target) + 1]?.focus();
}

/** Tells the server that it has begun, when there is network: the conclusion does not depend on it. */
export function useInicio(entrega: DoDia, iniciadaEm: string | undefined, formularioId: number) {
  const [recusa, setRecusa] = useState<string | null>(null);
  const dito = useRef(false);
  useEffect(() => {
    if (!iniciadaEm || dito.current || !entrega.acoes.includes('iniciar')) return;
    dito.current = true;
    iniciarFiscalizacao(entrega, { iniciadaEm, formularioId }).catch(error => {
      if (!unanswered(error)) setRecusa(sentenceOf(error));
    });
  }, [entrega, iniciadaEm, formularioId]);
  return recusa;
}

/** The question whose camera was open when this page was last closed: that page never received the photo. */
export function useCameraDeAntes(draft: Preenchimento | null): string | null {
  const [antes, setAntes] = useState<string | null>(null);
  const visto = useRef(false);
  useEffect(() => {
    if (!draft || visto.current) return;
    visto.current = true;
    if (draft.perguntando === null) return;
    setAntes(draft.perguntando);
    irPara(draft.perguntando);
  }, [draft]);
  return antes;
}

/** What is missing is asked when somebody tries to conclude; an answer takes its question off the list. */
export function useConclusao(matricula: string, entrega: DoDia, formulario: Formulario) {
  const [faltas, setFaltas] = useState<readonly Falta[]>([]);
  const [falhou, setFalhou] = useState<string | null>(null);
  const [concluindo, setConcluindo] = useState(false);
  const concluir = async (em: Preenchimento) => {
    if (concluindo) return;
    setFalhou(null);
    const hoje = faltasDe(formulario, em, entrega);
    if (hoje.length === 0) {
      setConcluindo(true);
      try {
        hoje.push(...(await concluirNoAparelho(matricula, entrega, formulario, em)));
      } catch (error) {
        setFalhou(error instanceof Error ? error.message : String(error));
      }
      setConcluindo(false);
    }
    setFaltas(hoje);
    if (hoje[0]) irPara(hoje[0].codigo);
  };
  const respondeu = (codigo: string) => setFaltas(antes => antes.filter(falta => falta.codigo !== codigo));
  return { faltas, falhou, concluindo, concluir, respondeu };
}
