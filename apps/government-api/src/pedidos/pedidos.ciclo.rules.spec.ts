import { acoesDe, ciclo } from './pedidos.ciclo.rules.ts';
import { type SituacaoPedido, situacoesNoMapa, situacoesSemLugar } from './pedidos.ciclo.table.ts';

describe('o ciclo do pedido', () => {
  it.each<[SituacaoPedido, string, string]>([
    ['RASCUNHO', 'editar enviar excluir', 'editar enviar excluir'],
    ['ENVIADO', 'devolver confirmar recusar cancelar ajustar aceitarAjuste recusarAjuste', 'cancelar ajustar'],
    ['DEVOLVIDO', 'editar enviar cancelar', 'editar enviar cancelar'],
    ['CONFIRMADO', 'cancelar ajustar aceitarAjuste recusarAjuste receber', 'cancelar ajustar receber'],
    ['RECUSADO', '', ''],
    ['CANCELADO', '', ''],
    ['ENTREGUE', 'encerrar', ''],
    ['ENTREGUE_PARCIAL', 'receber encerrar', 'receber'],
    ['NAO_ENTREGUE', 'receber encerrar', 'receber'],
    ['ENCERRADO', '', ''],
    ['EXPIRADO', '', ''],
  ])('em %s o gestor pode: %s; quem solicita: %s', (situacao, gestor, solicitante) => {
    // Every other condition holds, so that only state and person decide.
    const fatos = {
      gestor: true,
      autor: true,
      todasAjustaveis: true,
      algumaAjustavel: true,
      primeiroLimite: null,
      pendentes: 1,
      recebido: false,
      faltaAutorizar: false,
      remetente: false,
    };
    const de = (autoridade: string) => acoesDe({ situacao, autoridades: [autoridade], diaPassado: false, fatos });
    expect([de('AL_GESTOR'), de('SOLICITANTE')].map(acoes => acoes.join(' '))).toEqual([gestor, solicitante]);
  });

  it('o que foi enviado e não voltou conta no mapa; o que acabou antes devolve o lugar do dia', () => {
    expect(situacoesNoMapa).toEqual([
      'ENVIADO',
      'CONFIRMADO',
      'ENTREGUE',
      'ENTREGUE_PARCIAL',
      'NAO_ENTREGUE',
      'ENCERRADO',
    ]);
    expect(situacoesSemLugar).toEqual(['RECUSADO', 'CANCELADO', 'EXPIRADO']);
  });

  it('as ações de cada perfil vêm da tabela', () => {
    const situacao = 'RASCUNHO' as const;
    expect(acoesDe({ situacao, autoridades: ['SOLICITANTE'], diaPassado: false })).toEqual(['editar', 'enviar']);
    expect(acoesDe({ situacao, autoridades: ['AL_ATENDIMENTO'], diaPassado: false })).toEqual(['editar', 'enviar']);
    expect(acoesDe({ situacao, autoridades: ['AL_MONITORAMENTO', 'AL_FISCAL'], diaPassado: false })).toEqual([]);
    expect(acoesDe({ situacao, autoridades: ['AL_GESTOR'], diaPassado: true })).toEqual([]);
    const fatos = {
      gestor: false,
      autor: true,
      todasAjustaveis: true,
      algumaAjustavel: true,
      primeiroLimite: null,
      pendentes: 0,
      recebido: false,
      faltaAutorizar: false,
      remetente: false,
    };
    const dela = { situacao: 'CONFIRMADO', autoridades: ['SOLICITANTE'], diaPassado: false, diaFuturo: true } as const;
    expect(acoesDe({ ...dela, fatos })).toEqual(['cancelar', 'ajustar']);
    expect(acoesDe({ ...dela, fatos: { ...fatos, todasAjustaveis: false } })).toEqual(['ajustar']);
    expect(acoesDe(dela)).toEqual([]);
    const enviado = { situacao: 'ENVIADO', diaPassado: false } as const;
    const atendimento = { ...enviado, autoridades: ['AL_ATENDIMENTO'] };
    expect(acoesDe({ ...atendimento, fatos })).toEqual(['devolver', 'confirmar', 'recusar']);
    const porAutorizar = { ...fatos, faltaAutorizar: true };
    expect(acoesDe({ ...atendimento, fatos: porAutorizar })).toEqual(['devolver', 'recusar']);
    const unidade = { ...enviado, autoridades: ['SOLICITANTE'] };
    expect(acoesDe({ ...unidade, fatos: porAutorizar })).toContain('autorizar');
    expect(acoesDe({ ...unidade, fatos: { ...porAutorizar, remetente: true } })).not.toContain('autorizar');
    expect(acoesDe({ ...enviado, autoridades: ['AL_FISCAL', 'AL_MONITORAMENTO'] })).toEqual([]);
    expect(ciclo.possible({ situacao: null, autoridades: ['SOLICITANTE'], diaPassado: false })).toEqual(['criar']);
  });
});
