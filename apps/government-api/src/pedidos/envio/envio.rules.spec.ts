import { Problema } from '@alipen/platform/problems/problema';
import { conferirEnvio, type Envio, type ItemDoEnvio } from './envio.rules.ts';

const item = (quantidade: number, mudanca: Partial<ItemDoEnvio> = {}): ItemDoEnvio => ({
  tipoAlimentacaoId: 1,
  tipoPublicoId: 1,
  quantidade,
  refeicao: 'Almoço',
  publico: 'Interno',
  baseConferencia: 'EFETIVO_INTERNO',
  exigeJustificativa: false,
  ativo: true,
  ...mudanca,
});

const envio = (mudanca: Partial<Envio> = {}): Envio => ({
  lotacao: 'UPSL 1',
  data: '2026-11-21',
  itens: [item(128)],
  contratos: {
    porRefeicao: new Map([[1, { id: 7, numero: '012/2026', fornecedor: 'Boa Mesa' }]]),
    precos: new Map([['1:1', 1450]]),
  },
  efetivo: { internos: 128, servidores: 24 },
  prazo: { hora: '18:00', encerrado: false, comoEmergencial: true },
  limites: { atencaoAcimaDe: 0, justificativaAcimaDe: 5 },
  justificativa: null,
  ...mudanca,
});

function recusaDe(pedido: Envio): { slug: string; detail: string | undefined; errors: unknown } {
  try {
    conferirEnvio(pedido);
  } catch (error) {
    if (error instanceof Problema) return { slug: error.slug, detail: error.extra.detail, errors: error.extra.errors };
    throw error;
  }
  throw new Error('o envio foi aceito');
}

describe('o envio do pedido', () => {
  it('dá o valor previsto pelos preços do contrato', () => {
    expect(conferirEnvio(envio()).valorPrevistoCentavos).toBe(128 * 1450);
  });

  it('recusa pedido sem nenhuma refeição', () => {
    expect(recusaDe(envio({ itens: [item(0)] })).slug).toBe('pedido-vazio');
    expect(recusaDe(envio({ itens: [] })).slug).toBe('pedido-vazio');
  });

  it('cada refeição leva o preço e o contrato de quem a entrega; o de maior valor é o principal', () => {
    const [almoco] = envio().itens;
    if (!almoco) throw new Error('the fixture has a cell');
    const ceia = { ...almoco, tipoAlimentacaoId: 2, refeicao: 'Ceia', quantidade: 1 };
    const porRefeicao = new Map([
      [1, { id: 7, numero: '012/2026', fornecedor: 'Boa Mesa' }],
      [2, { id: 8, numero: '013/2026', fornecedor: 'Panela' }],
    ]);
    const contratos = {
      porRefeicao,
      precos: new Map([
        ['1:1', 1],
        ['2:1', 90_000],
      ]),
    };
    expect(conferirEnvio(envio({ itens: [almoco, ceia], contratos }))).toMatchObject({
      contratoId: 8,
      fornecedor: 'Panela · Boa Mesa',
      contratos: [{ id: 8 }, { id: 7 }],
      precificadas: [{ contratoId: 7 }, { contratoId: 8, precoCentavos: 90_000 }],
    });
    const semCeia = { porRefeicao: new Map([...porRefeicao].slice(0, 1)), precos: contratos.precos };
    expect(
      recusaDe(envio({ itens: [almoco, ceia], contratos: { ...semCeia, precos: new Map([['1:1', 1]]) } })),
    ).toMatchObject({
      slug: 'sem-preco',
      detail: 'Ceia não tem fornecedor em 21/11/2026. Fale com o gestor.',
    });
  });

  it('recusa onde não há contrato', () => {
    expect(recusaDe(envio({ contratos: { porRefeicao: new Map(), precos: new Map() } }))).toMatchObject({
      slug: 'sem-contrato',
      detail: 'Não há contrato vigente para UPSL 1 em 21/11/2026. Fale com o gestor.',
    });
  });

  it('recusa a célula sem preço, e só a que foi pedida', () => {
    const itens = [item(128), item(3, { tipoPublicoId: 2, publico: 'Visitante' }), item(0, { tipoPublicoId: 3 })];
    const detail = 'Almoço para Visitante não tem preço no contrato 012/2026.';
    expect(recusaDe(envio({ itens }))).toEqual({
      slug: 'sem-preco',
      detail,
      errors: [{ pointer: '/itens/1', detail }],
    });
  });

  it('recusa a célula de tipo que foi inativado depois do rascunho', () => {
    expect(recusaDe(envio({ itens: [item(1, { ativo: false })] }))).toMatchObject({
      slug: 'dados-invalidos',
      errors: [{ pointer: '/itens/0' }],
    });
  });

  it('até 5 acima do efetivo passa; 6 acima pede o motivo', () => {
    expect(conferirEnvio(envio({ itens: [item(133)] })).valorPrevistoCentavos).toBe(133 * 1450);
    const detail = 'Quantidade acima do efetivo em 6. Informe o motivo.';
    expect(recusaDe(envio({ itens: [item(134)] }))).toEqual({
      slug: 'justificativa-obrigatoria',
      detail,
      errors: [{ pointer: '/itens/0', detail }],
    });
    expect(conferirEnvio(envio({ itens: [item(134)], justificativa: 'Chegada de 6 transferidos' }))).toBeDefined();
  });

  it('o público que exige justificativa a pede com qualquer quantidade, mas não com zero', () => {
    const itens = [item(1, { exigeJustificativa: true, publico: 'Visitante' })];
    expect(recusaDe(envio({ itens })).detail).toBe('Visitante exige justificativa. Informe o motivo.');
    expect(conferirEnvio(envio({ itens, justificativa: 'Dia de visita' }))).toBeDefined();
    const semVisita = [item(10), item(0, { exigeJustificativa: true })];
    expect(conferirEnvio(envio({ itens: semVisita }))).toBeDefined();
  });

  it('sem efetivo informado não há com que comparar', () => {
    expect(conferirEnvio(envio({ efetivo: null, itens: [item(900)] }))).toBeDefined();
  });

  it('fora do prazo pede justificativa', () => {
    expect(recusaDe(envio({ prazo: { hora: '18:00', encerrado: true, comoEmergencial: true } }))).toMatchObject({
      slug: 'justificativa-obrigatoria',
      detail:
        'O prazo para este dia terminou às 18:00. O pedido será enviado como emergencial e precisa de justificativa.',
      errors: [{ pointer: '/motivoId' }],
    });
  });
});
