import { campoEmPalavras, valorEmPalavras } from './historico.rotulos.rules.ts';

describe('o histórico da planilha, em palavras', () => {
  it.each([
    ['vigenciaInicio', 'Vale de'],
    ['internos:2026-11-20', 'Internos em 20/11/2026'],
    ['precoCentavos:Almoço/Interno', 'Preço (Almoço/Interno)'],
    ['Segunda · Almoço · Interno', 'Segunda · Almoço · Interno'],
  ])('o campo %s é "%s"', (campo, texto) => expect(campoEmPalavras(campo)).toBe(texto));

  it.each([
    ['pedidos', 'para', 'CONFIRMADO', 'Confirmado'],
    ['fechamentos_mapa', 'de', 'ABERTO', 'Aberto'],
    ['usuarios', 'authorities', ['AL_FISCAL'], 'Fiscal'],
    ['contratos', 'precoCentavos', 1250, 'R$ 12,50'],
    ['contratos', 'vigenciaFim', '2026-12-31', '31/12/2026'],
    ['lotacoes', 'ativa', false, 'Não'],
    ['lotacoes', 'telefone', '', '(vazio)'],
    ['lotacoes', 'capacidade', 1234, '1234'],
    ['efetivos_diarios', 'dias', [{ internos: 5 }], 'Internos: 5'],
  ])('em %s, %s %j é "%s"', (entidade, campo, valor, texto) =>
    expect(valorEmPalavras(entidade, campo, valor)).toBe(texto),
  );
});
