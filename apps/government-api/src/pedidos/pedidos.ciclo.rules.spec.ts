import { acoesDe, eventosPermitidos, falhasDoCiclo } from './pedidos.ciclo.rules.ts';
import { ciclo, type Passo, situacoes } from './pedidos.ciclo.table.ts';

const passo = (mudanca: Partial<Passo>): Passo => ({ ...ciclo.editar, ...mudanca });

describe('o ciclo do pedido', () => {
  it('é um grafo são: todo estado é alcançável, todo fim é querido, toda ação tem operação', () => {
    expect(falhasDoCiclo()).toEqual([]);
  });

  it('denuncia estado que ninguém alcança', () => {
    expect(falhasDoCiclo({ criar: ciclo.criar, editar: ciclo.editar }, situacoes)).toEqual(
      expect.arrayContaining([
        'nothing leads to the state ENVIADO',
        'nothing leaves the state RASCUNHO, and it is not final',
      ]),
    );
  });

  it('denuncia ação que sai de um fim', () => {
    const volta = { ...ciclo, voltar: passo({ de: ['ENVIADO'], para: ['RASCUNHO'] }) };
    expect(falhasDoCiclo(volta, situacoes)).toEqual(['the state ENVIADO is final but an action leaves it']);
  });

  it('denuncia ação sem operação, com outras autoridades ou com estado que não existe', () => {
    expect(
      falhasDoCiclo({ ...ciclo, editar: passo({}) }, situacoes, {
        criarPedido: ciclo.criar,
        enviarPedido: ciclo.enviar,
        transferirLotacoes: ciclo.transferir,
      }),
    ).toEqual(['the action editar has no operation editarPedido']);
    expect(falhasDoCiclo({ ...ciclo, editar: passo({ autoridades: ['AL_GESTOR'] }) })).toEqual([
      'the action editar and editarPedido name different authorities',
    ]);
    expect(falhasDoCiclo({ ...ciclo, editar: passo({ para: ['PERDIDO' as 'RASCUNHO'] }) })).toContain(
      'the action editar names no state: PERDIDO',
    );
  });

  it('as ações de cada perfil vêm da tabela', () => {
    const situacao = 'RASCUNHO' as const;
    expect(acoesDe({ situacao, autoridades: ['SOLICITANTE'], diaPassado: false })).toEqual(['editar', 'enviar']);
    expect(acoesDe({ situacao, autoridades: ['AL_ATENDIMENTO', 'AL_FISCAL'], diaPassado: false })).toEqual([]);
    expect(acoesDe({ situacao, autoridades: ['AL_GESTOR'], diaPassado: true })).toEqual([]);
    expect(acoesDe({ situacao: 'ENVIADO', autoridades: ['AL_GESTOR'], diaPassado: false })).toEqual([]);
    expect(eventosPermitidos({ situacao: null, autoridades: ['SOLICITANTE'], diaPassado: false })).toEqual(['criar']);
  });
});
