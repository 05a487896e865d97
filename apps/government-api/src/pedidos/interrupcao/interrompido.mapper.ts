import type { components } from '@alipen/contracts/generated/government-api';
import type { PedidoJulgado } from './interrupcao.service.ts';

type Schemas = components['schemas'];

export const toPedidoInterrompido = (julgado: PedidoJulgado): Schemas['PedidoInterrompido'] => {
  const { id, numero, lotacao, data, celulas, destino, motivo } = julgado;
  return {
    pedido: { id, numero },
    lotacao: { id: lotacao.id, nome: lotacao.nome, municipio: lotacao.municipio, uf: lotacao.uf as Schemas['Uf'] },
    data,
    refeicoes: celulas.reduce((soma, { quantidade }) => soma + quantidade, 0),
    destino,
    motivo,
  };
};
