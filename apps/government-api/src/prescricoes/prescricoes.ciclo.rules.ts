import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { type Ask, Cycle, type Standing } from '../cycle/cycle.ts';
import {
  type EventoPrescricao,
  type Passo,
  passos,
  type SituacaoPrescricao,
  situacoes,
} from './prescricoes.ciclo.table.ts';

/** `suaPropria`: whoever acts is who asked for it. */
type Onde = Standing<SituacaoPrescricao> & { readonly suaPropria: boolean };

const exigirOutra: Ask<Passo, Onde> = ({ outraPessoa }, { suaPropria }) =>
  outraPessoa && suaPropria
    ? () => problema('conflito', { detail: 'Quem pediu a dieta não a autoriza: outra pessoa da gestão o faz.' })
    : undefined;

export const ciclo = new Cycle<EventoPrescricao, SituacaoPrescricao, Passo, Onde>({
  passos,
  situacoes,
  asks: [exigirOutra],
});

const ACOES: readonly components['schemas']['AcaoPrescricao'][] = [
  'autorizar',
  'recusar',
  'renovar',
  'transferir',
  'encerrar',
];

export const acoesDe = (onde: Onde) => ACOES.filter(acao => ciclo.allowed(acao, onde));
