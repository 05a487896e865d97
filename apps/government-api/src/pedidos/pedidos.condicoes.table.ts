import { type Problema, problema } from '@alipen/platform/problems/problema';

export type Fatos = {
  gestor: boolean;
  /** This person opened it; a draft opened by the system belongs to anyone who may edit it. */
  autor: boolean;
  /** Now is before the adjustment limit of every asked meal (`todas`), of some meal of the day (`alguma`). */
  todasAjustaveis: boolean;
  algumaAjustavel: boolean;
  /** The asked meal with the earliest adjustment limit, as text. */
  primeiroLimite: { refeicao: string; hora: string } | null;
  pendentes: number;
  recebido: boolean;
  faltaAutorizar: boolean;
  /** This person sent it. */
  remetente: boolean;
};

type Regra = { vale: (fatos: Fatos) => boolean; recusa: (fatos: Fatos) => Problema };

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
  porAutorizar: {
    vale: ({ faltaAutorizar, remetente }) => faltaAutorizar && !remetente,
    recusa: ({ faltaAutorizar }) =>
      faltaAutorizar
        ? problema('nao-permitido', { detail: 'Quem enviou o pedido não o autoriza: outra pessoa o faz.' })
        : problema('transicao-invalida', { detail: 'Este pedido não espera autorização.' }),
  },
  autorizado: {
    vale: ({ faltaAutorizar }) => !faltaAutorizar,
    recusa: () =>
      problema('transicao-invalida', {
        detail: 'Este pedido ainda espera a autorização de outra pessoa. Depois dela, confirme-o.',
      }),
  },
  comAjustePendente: {
    vale: ({ pendentes }) => pendentes > 0,
    recusa: () => problema('transicao-invalida', { detail: 'Não há ajuste à espera de resposta.' }),
  },
} as const satisfies Record<string, Regra>;

export type Condicao = keyof typeof condicoes;
