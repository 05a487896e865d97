import { acoesDe, exigirPasso, falhasDoCiclo } from './ocorrencias.ciclo.rules.ts';
import { type SituacaoOcorrencia, situacoes } from './ocorrencias.ciclo.table.ts';

describe('o ciclo da ocorrência', () => {
  it('é um grafo são: todo estado é alcançável e tem saída, toda ação tem operação', () => {
    expect(falhasDoCiclo()).toEqual([]);
  });

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
    expect(acoesDe(situacao, ['AL_GESTOR']).join(' ')).toBe(acoes);
  });

  it('quem não é gestor não tem botão em estado algum', () => {
    const outros = ['SOLICITANTE', 'AL_FISCAL', 'AL_MONITORAMENTO', 'AL_ATENDIMENTO'];
    expect((Object.keys(situacoes) as SituacaoOcorrencia[]).flatMap(situacao => acoesDe(situacao, outros))).toEqual([]);
  });

  it('fora da vez a recusa diz por quê', () => {
    expect(() => exigirPasso('glosar', 'ABERTA')).toThrow('Só a ocorrência procedente');
  });
});
