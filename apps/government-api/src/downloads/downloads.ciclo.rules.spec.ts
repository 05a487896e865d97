import { ciclo } from './downloads.ciclo.rules.ts';
import { type SituacaoDownload, situacoes } from './downloads.ciclo.table.ts';

describe('o ciclo do download', () => {
  it('nenhuma situação oferece o que não começa nela', () => {
    for (const [situacao, { acoes }] of Object.entries(situacoes)) {
      const passos = acoes.filter(acao => acao !== 'baixar');
      expect(passos.filter(acao => !ciclo.startsFrom(acao, situacao as SituacaoDownload))).toEqual([]);
    }
  });

  it('só se cancela o que ainda não terminou', () => {
    expect(ciclo.from('cancelar')).toEqual(['NA_FILA', 'EM_PROCESSAMENTO']);
    expect(ciclo.from('pedir')).toEqual([]);
  });
});
