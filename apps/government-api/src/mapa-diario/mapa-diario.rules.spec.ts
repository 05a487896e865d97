import fc from 'fast-check';
import type { UnidadeDoDia } from '../pedidos/pedidos.service.ts';
import { colunasDe, contar, type PublicoDoMapa, type TipoDoMapa } from './mapa-diario.rules.ts';

const limites = { atencaoAcimaDe: 0, justificativaAcimaDe: 5 };

type Celula = UnidadeDoDia['celulas'][number];

const refeicoes: TipoDoMapa[] = [
  { id: 2, nome: 'Almoço', ordem: 2, ativo: true },
  { id: 1, nome: 'Café da manhã', ordem: 1, ativo: true },
  { id: 9, nome: 'Ceia', ordem: 9, ativo: false },
];
const publicos: PublicoDoMapa[] = [
  { id: 1, nome: 'Interno', ordem: 1, ativo: true, baseConferencia: 'EFETIVO_INTERNO', contaNosTotais: true },
  { id: 2, nome: 'Servidor', ordem: 2, ativo: true, baseConferencia: 'EFETIVO_SERVIDOR', contaNosTotais: true },
  { id: 3, nome: 'Visitante', ordem: 3, ativo: false, baseConferencia: 'SEM_BASE', contaNosTotais: true },
];
const celula = (tipoAlimentacaoId: number, tipoPublicoId: number, quantidade: number, precoCentavos = 100): Celula => ({
  tipoAlimentacaoId,
  tipoPublicoId,
  quantidade,
  precoCentavos,
});
const unidade = (mudanca: Partial<UnidadeDoDia> = {}): UnidadeDoDia => ({
  lotacao: { id: 1, nome: 'UPSL 1', municipio: 'São Luís', uf: 'MA' },
  pedido: { id: 7, numero: '2026-000007' },
  situacao: 'ENVIADO',
  fusoHorario: 'America/Fortaleza',
  tipo: 'PROGRAMADO',
  ativa: true,
  enviado: true,
  efetivo: { internos: 100, servidores: 20 },
  celulas: [],
  ...mudanca,
});

describe('o mapa do dia', () => {
  it('tem as colunas dos tipos ativos, na ordem em que se serve', () => {
    expect(colunasDe(refeicoes, publicos, []).map(({ refeicao, publico }) => `${refeicao}/${publico}`)).toEqual([
      'Café da manhã/Interno',
      'Café da manhã/Servidor',
      'Almoço/Interno',
      'Almoço/Servidor',
    ]);
  });

  it('guarda a coluna do tipo inativado que teve quantidade naquele dia', () => {
    const colunas = colunasDe(refeicoes, publicos, [unidade({ celulas: [celula(9, 1, 30), celula(9, 2, 0)] })]);
    expect(colunas.map(({ refeicao, publico }) => `${refeicao}/${publico}`)).toContain('Ceia/Interno');
    expect(colunas).toHaveLength(5);
  });

  it('põe preço no que passa do efetivo', () => {
    const unidades = [unidade({ celulas: [celula(2, 1, 107, 1450), celula(2, 2, 18, 1500), celula(1, 1, 90, 300)] })];
    const { linhas, totais } = contar(colunasDe(refeicoes, publicos, unidades), unidades, limites);
    expect(linhas[0]).toMatchObject({
      quantidades: [90, 0, 107, 18],
      diferencas: [-10, null, 7, -2],
      total: 215,
      maiorDiferenca: { valor: 7, faixa: 'MUITO_ACIMA' },
      valorCentavos: 90 * 300 + 107 * 1450 + 18 * 1500,
    });
    expect(totais).toMatchObject({ acimaDoEfetivo: 7, valorDesvioCentavos: 7 * 1450, total: 215, comPedido: 1 });
  });

  it('o público que não conta nos totais aparece e é pago, mas fica fora da soma', () => {
    const unidades = [unidade({ celulas: [celula(2, 1, 100, 1000), celula(2, 2, 20, 1000)] })];
    const semServidor = publicos.map(publico => ({ ...publico, contaNosTotais: publico.id !== 2 }));
    const { linhas, totais } = contar(colunasDe(refeicoes, semServidor, unidades), unidades, limites);
    expect(linhas[0]).toMatchObject({ quantidades: [0, 0, 100, 20], total: 100, valorCentavos: 120_000 });
    expect(totais).toMatchObject({ total: 100, valorCentavos: 120_000 });
  });

  it('é parcial enquanto há lotação ativa sem pedido enviado', () => {
    const sem = unidade({ pedido: null, situacao: null, enviado: false });
    expect(contar([], [unidade(), sem], limites).parcial).toBe(true);
    expect(contar([], [unidade(), { ...sem, ativa: false }], limites).parcial).toBe(false);
    expect(contar([], [], limites).parcial).toBe(false);
  });

  it('sem efetivo não inventa diferença', () => {
    const unidades = [unidade({ efetivo: null, celulas: [celula(1, 1, 50)] })];
    const { linhas, totais } = contar(colunasDe(refeicoes, publicos, unidades), unidades, limites);
    expect(linhas[0]).toMatchObject({ internos: null, diferencas: [null, null, null, null] });
    expect(linhas[0]?.maiorDiferenca).toEqual({ valor: null, faixa: 'SEM_BASE' });
    expect(totais.acimaDoEfetivo).toBe(0);
  });

  it('o total do mapa é a soma de tudo o que foi enviado, por linha e por coluna', () => {
    const celulas = fc.uniqueArray(
      fc
        .tuple(fc.constantFrom(1, 2, 9), fc.constantFrom(1, 2, 3), fc.nat(9999), fc.nat(5000))
        .map(([refeicao, publico, quantidade, preco]) => celula(refeicao, publico, quantidade, preco)),
      { selector: ({ tipoAlimentacaoId, tipoPublicoId }) => `${tipoAlimentacaoId}:${tipoPublicoId}` },
    );
    fc.assert(
      fc.property(fc.array(celulas, { maxLength: 12 }), dias => {
        const unidades = dias.map(lista => unidade({ celulas: lista }));
        const { linhas, totais } = contar(colunasDe(refeicoes, publicos, unidades), unidades, limites);
        const enviadas = dias.flat();
        const soma = (numeros: number[]) => numeros.reduce((a, b) => a + b, 0);
        expect(totais.total).toBe(soma(enviadas.map(({ quantidade }) => quantidade)));
        expect(soma(totais.quantidades)).toBe(totais.total);
        expect(soma(linhas.map(({ total }) => total))).toBe(totais.total);
        expect(totais.valorCentavos).toBe(soma(enviadas.map(c => c.quantidade * c.precoCentavos)));
      }),
    );
  });
});
