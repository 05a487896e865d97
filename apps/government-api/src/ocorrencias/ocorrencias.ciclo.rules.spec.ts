import { acoesDe, ciclo } from './ocorrencias.ciclo.rules.ts';
import { type SituacaoOcorrencia, situacoes } from './ocorrencias.ciclo.table.ts';

describe('o ciclo da ocorrência', () => {
  it.each<[SituacaoOcorrencia, string]>([
    ['ABERTA', 'notificar encerrar'],
    ['NOTIFICADA', 'notificar'],
    ['RESPONDIDA', 'decidir'],
    ['SEM_RESPOSTA', 'notificar decidir'],
    ['ACEITA_JUSTIFICATIVA', 'encerrar'],
    ['PROCEDENTE', 'glosar sanear'],
    ['GLOSADA', 'sanear encerrar'],
    ['SANEADA', 'encerrar'],
    ['ENCERRADA', ''],
  ])('em %s o gestor pode: %s', (situacao, acoes) => {
    expect(acoesDe({ situacao, pedidoId: 7 }, ['AL_GESTOR']).join(' ')).toBe(acoes);
  });

  it('de entrega sem pedido não se glosa, e ainda há saída', () => {
    const sem = { situacao: 'PROCEDENTE', pedidoId: null } as const;
    expect(acoesDe(sem, ['AL_GESTOR'])).toEqual(['sanear']);
    expect(() => ciclo.require('glosar', sem)).toThrow('não há o que glosar');
    for (const situacao of Object.keys(situacoes) as SituacaoOcorrencia[]) {
      const comPedido = acoesDe({ situacao, pedidoId: 7 }, ['AL_GESTOR']).filter(acao => acao !== 'glosar');
      expect(acoesDe({ situacao, pedidoId: null }, ['AL_GESTOR'])).toEqual(comPedido);
    }
  });

  it('quem não é gestor não tem botão em estado algum', () => {
    const outros = ['SOLICITANTE', 'AL_FISCAL', 'AL_MONITORAMENTO', 'AL_ATENDIMENTO'];
    expect(
      (Object.keys(situacoes) as SituacaoOcorrencia[]).flatMap(situacao => acoesDe({ situacao, pedidoId: 7 }, outros)),
    ).toEqual([]);
  });

  it('fora da vez a recusa diz por quê', () => {
    expect(() => ciclo.require('glosar', { situacao: 'ABERTA', pedidoId: 7 })).toThrow('Só a ocorrência procedente');
  });
});
