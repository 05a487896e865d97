import { colunaDe, emColunas } from './quadro-do-dia.model.ts';

type Lida = Parameters<typeof colunaDe>[0];

describe('o quadro das fiscalizações do dia', () => {
  it.each<[Lida['situacao'], Lida['resultado'], ReturnType<typeof colunaDe>]>([
    ['PENDENTE', null, 'AGUARDANDO'],
    ['EM_ANDAMENTO', null, 'EM_FISCALIZACAO'],
    ['AGUARDANDO_FOTOS', null, 'EM_FISCALIZACAO'],
    ['AGUARDANDO_FOTOS', 'CONFORME', 'CONFORME'],
    ['REALIZADA', 'ATENCAO', 'COM_RESSALVA'],
    ['CIENTE_FORNECEDOR', 'REPROVADA', 'NAO_CONFORME'],
    ['NAO_REALIZADA', null, 'NAO_FISCALIZADA'],
    ['CANCELADA', null, null],
  ])('%s com resultado %s fica em %s', (situacao, resultado, coluna) => {
    expect(colunaDe({ situacao, resultado })).toBe(coluna);
  });

  it('em cada coluna, a janela mais cedo primeiro', () => {
    const uma = (inicioEm: string) =>
      ({ situacao: 'PENDENTE', resultado: null, janela: { inicioEm, fimEm: inicioEm } }) as const;
    const { AGUARDANDO } = emColunas([uma('2026-11-20T15:00:00Z'), uma('2026-11-20T09:00:00Z')]);
    expect(AGUARDANDO.map(({ janela }) => janela.inicioEm)).toEqual(['2026-11-20T09:00:00Z', '2026-11-20T15:00:00Z']);
  });
});
