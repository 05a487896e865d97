import { type Problema, problema } from '@alipen/platform/problems/problema';

/** What an order's state does not say by itself. */
export type Fatos = {
  gestor: boolean;
  /** Who opened it; what the system opened belongs to whoever may edit it. */
  autor: boolean;
  /** Before the adjustment limit of every meal asked for, and of some meal of the day. */
  todasAjustaveis: boolean;
  algumaAjustavel: boolean;
  /** The meal whose adjustment limit comes first, in words. */
  primeiroLimite: { refeicao: string; hora: string } | null;
  /** Raises that wait for an answer. */
  pendentes: number;
  /** What arrived of some meal was recorded. */
  recebido: boolean;
};

type Regra = { vale: (fatos: Fatos) => boolean; recusa: (fatos: Fatos) => Problema };

/** Beyond state and authority: each condition that a row of the cycle may name. */
export const condicoes = {
  doAutor: {
    vale: ({ gestor, autor }) => gestor || autor,
    recusa: () => problema('nao-permitido', { detail: 'Só quem abriu o rascunho, ou o gestor, pode excluí-lo.' }),
  },
  noPrazoDeCancelar: {
    vale: ({ gestor, todasAjustaveis, recebido }) => !recebido && (gestor || todasAjustaveis),
    recusa: ({ primeiroLimite, recebido }) => {
      if (recebido) {
        return problema('transicao-invalida', {
          detail: 'Uma refeição deste pedido já foi registrada: o que chegou não se cancela.',
        });
      }
      const limite = primeiroLimite ? ` de ${primeiroLimite.refeicao} era ${primeiroLimite.hora}` : ' já passou';
      return problema('limite-de-ajuste', { detail: `O limite para cancelar${limite}. Fale com o gestor.` });
    },
  },
  comRefeicaoAjustavel: {
    vale: ({ algumaAjustavel }) => algumaAjustavel,
    recusa: () => problema('limite-de-ajuste', { detail: 'O limite de ajuste de todas as refeições já passou.' }),
  },
  comAjustePendente: {
    vale: ({ pendentes }) => pendentes > 0,
    recusa: () => problema('transicao-invalida', { detail: 'Não há ajuste à espera de resposta.' }),
  },
} as const satisfies Record<string, Regra>;

export type Condicao = keyof typeof condicoes;
