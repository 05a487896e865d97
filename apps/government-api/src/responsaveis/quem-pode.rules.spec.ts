import { type AtoFeito, type Designada, type Equipe, faltaPara, papelDoAto, quemPode } from './quem-pode.rules.ts';
import { type AtoDoPagamento, atos, segregacao } from './segregacao.table.ts';

const HOJE = '2026-11-27';
const numeros = Array.from({ length: 99 }, (_, n) => n + 1).values();
const designada = (
  nome: string,
  usuarioId: number,
  papel: Designada['papel'],
  mais: Partial<Designada> = {},
): Designada => ({
  id: Number(numeros.next().value),
  ...{ nome, usuarioId, papel, qualidade: 'TITULAR', titularId: null, inicio: '2026-01-01', fim: null },
  ...mais,
});

const tecnica = designada('Tereza', 1, 'FISCAL_TECNICO');
const substituto = designada('Saulo', 2, 'FISCAL_TECNICO', { qualidade: 'SUBSTITUTO', titularId: tecnica.id });
const gestora = designada('Glória', 3, 'GESTOR');
const administrativo = designada('Adão', 4, 'FISCAL_ADMINISTRATIVO');
const setorial = designada('Sílvia', 5, 'FISCAL_SETORIAL');
const futura = designada('Flora', 6, 'FISCAL_TECNICO', { inicio: '2026-12-01' });
const antiga = designada('Ana', 7, 'GESTOR', { inicio: '2025-01-01', fim: '2025-12-31' });
const DE_FORA = 8;
const equipe: Equipe = {
  contrato: '012/2025',
  designacoes: [antiga, tecnica, substituto, gestora, administrativo, setorial, futura],
  afastamentos: [],
};
const comissao = [21, 22, 23].map(id => designada(`Membro ${id}`, id, 'COMISSAO'));
const comComissao: Equipe = { ...equipe, designacoes: [...equipe.designacoes, ...comissao] };
const afastada: Equipe = { ...equipe, afastamentos: [{ usuarioId: 1, inicio: HOJE, fim: '2026-12-05' }] };

const dito = (ato: AtoDoPagamento, usuarioId: number, onde: Equipe = equipe, feitos: AtoFeito[] = [], data = HOJE) => {
  const resposta = quemPode(ato, { equipe: onde, data, feitos }, { usuarioId });
  return resposta.pode ? 'pode' : resposta.motivo;
};

describe('quem pode', () => {
  const QUEM = [1, 2, 3, 4, 5, 6, 7, DE_FORA];
  const TEREZA = 'quem assina o recebimento provisório é Tereza.';
  const GLORIA = 'quem assina o recebimento definitivo é Glória.';

  it('o provisório é do fiscal técnico; cada outra pessoa ouve por quê', () => {
    expect(QUEM.map(quem => dito('PROVISORIO', quem))).toEqual([
      'pode',
      `Você só age na falta de Tereza: ${TEREZA}`,
      `No contrato 012/2025 você é gestor do contrato, e não fiscal técnico: ${TEREZA}`,
      `No contrato 012/2025 você é fiscal administrativo, e não fiscal técnico: ${TEREZA}`,
      `No contrato 012/2025 você é fiscal setorial, e não fiscal técnico: ${TEREZA}`,
      `A sua designação começa em 01/12/2026: ${TEREZA}`,
      `Você não está entre quem responde pelo contrato 012/2025: ${TEREZA}`,
      `Você não está entre quem responde pelo contrato 012/2025: ${TEREZA}`,
    ]);
  });

  it('o definitivo é do gestor; cada outra pessoa ouve por quê', () => {
    expect(QUEM.map(quem => dito('DEFINITIVO', quem))).toEqual([
      `No contrato 012/2025 você é fiscal técnico, e não gestor do contrato: ${GLORIA}`,
      `No contrato 012/2025 você é fiscal técnico, e não gestor do contrato: ${GLORIA}`,
      'pode',
      `No contrato 012/2025 você é fiscal administrativo, e não gestor do contrato: ${GLORIA}`,
      `No contrato 012/2025 você é fiscal setorial, e não gestor do contrato: ${GLORIA}`,
      `Você não está entre quem responde pelo contrato 012/2025: ${GLORIA}`,
      `A sua designação terminou em 31/12/2025: ${GLORIA}`,
      `Você não está entre quem responde pelo contrato 012/2025: ${GLORIA}`,
    ]);
  });

  it('fechar, atestar, liquidar e pagar não pedem papel no contrato', () => {
    for (const ato of ['FECHAR_MAPA', 'ATESTAR', 'LIQUIDAR', 'PAGAR'] as const) {
      expect([ato, ...QUEM.map(quem => dito(ato, quem))]).toEqual([ato, ...QUEM.map(() => 'pode')]);
    }
  });

  it('o substituto age só nos dias em que o titular está afastado', () => {
    const SAULO = 'quem assina o recebimento provisório é Saulo.';
    expect(dito('PROVISORIO', 1, afastada)).toBe(`Você está em afastamento até 05/12/2026: ${SAULO}`);
    expect(dito('PROVISORIO', 2, afastada)).toBe('pode');
    expect(dito('PROVISORIO', 2, afastada, [], '2026-11-26')).toMatch(/^Você só age na falta de Tereza/);
    expect(dito('PROVISORIO', 1, afastada, [], '2026-12-06')).toBe('pode');
  });

  it('havendo comissão, é ela que recebe, e não o gestor', () => {
    expect(papelDoAto('DEFINITIVO', equipe, HOJE)).toBe('GESTOR');
    expect(papelDoAto('DEFINITIVO', comComissao, HOJE)).toBe('COMISSAO');
    expect([21, 22, 23].map(quem => dito('DEFINITIVO', quem, comComissao))).toEqual(['pode', 'pode', 'pode']);
    expect(dito('DEFINITIVO', 3, comComissao)).toBe(
      'No contrato 012/2025 você é gestor do contrato, e não membro da comissão de recebimento: quem assina o recebimento definitivo é Membro 21, Membro 22 e Membro 23.',
    );
  });

  it('sem ninguém, diz a quem designar', () => {
    const so = (...designacoes: Designada[]): Equipe => ({ ...equipe, designacoes });
    expect(faltaPara('PROVISORIO', so(gestora), HOJE)).toBe('Designe o fiscal técnico do contrato 012/2025.');
    expect(faltaPara('DEFINITIVO', so(tecnica), HOJE)).toBe(
      'Designe o gestor do contrato 012/2025, ou uma comissão de três pessoas.',
    );
    expect(faltaPara('DEFINITIVO', so(...comissao.slice(1)), HOJE)).toBe(
      'A comissão do contrato 012/2025 tem 2 em exercício: designe até haver 3.',
    );
    expect(faltaPara('PROVISORIO', { ...so(tecnica), afastamentos: afastada.afastamentos }, HOJE)).toBe(
      'O fiscal técnico do contrato 012/2025 está em afastamento, sem substituto em exercício: designe um.',
    );
    expect(faltaPara('ATESTAR', so(), HOJE)).toBe(null);
    expect(dito('PROVISORIO', 1, so(gestora))).toBe('Designe o fiscal técnico do contrato 012/2025.');
  });
});

describe('a segregação das funções', () => {
  const todos = Object.keys(atos) as AtoDoPagamento[];
  /** One person with every role, so that only the table refuses. */
  const umaSo: Equipe = {
    ...equipe,
    designacoes: [designada('Única', 1, 'FISCAL_TECNICO'), designada('Única', 1, 'GESTOR')],
  };
  const apartados = new Set(segregacao.flatMap(({ um, outro }) => [`${um} ${outro}`, `${outro} ${um}`]));

  it('quem fez um dos dois atos de um par é recusado no outro, com a norma; nos demais não', () => {
    for (const feito of todos) {
      for (const ato of todos) {
        const resposta = dito(ato, 1, umaSo, [{ ato: feito, usuarioId: 1 }]);
        const esperada = apartados.has(`${feito} ${ato}`)
          ? expect.stringMatching(
              new RegExp(`^Você ${atos[feito].feito}\\. Outra pessoa ${atos[ato].faz} \\(Lei 14\\.133/2021, art`),
            )
          : 'pode';
        expect([feito, ato, resposta]).toEqual([feito, ato, esperada]);
      }
    }
  });

  it('o que outra pessoa fez não impede', () => {
    for (const { um, outro } of segregacao) expect(dito(outro, 1, umaSo, [{ ato: um, usuarioId: 9 }])).toBe('pode');
  });
});
