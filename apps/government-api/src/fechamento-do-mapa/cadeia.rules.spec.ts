import fc from 'fast-check';
import { hashDaAssinatura as assinaturaNoPacote } from '../../paginas/pacote/conferir.mjs';
import { hashDoGesto } from '../chaves-pessoais/chaves-pessoais.service.ts';
import { type Conteudo, canonico, folhasDe } from '../fechamentos/conteudo.rules.ts';
import { type Elo, falhasDaCadeia, GENESE, hashDaAssinatura, hashDe, selosDe } from './cadeia.rules.ts';
import { diferencasEntre } from './diferencas.rules.ts';

const coluna = (publico: string, aceita: number): Conteudo['colunas'][number] => ({
  tipoAlimentacaoId: 2,
  tipoPublicoId: publico === 'Interno' ? 1 : 2,
  refeicao: 'Almoço',
  publico,
  solicitada: aceita,
  confirmada: aceita,
  entregue: aceita,
  aceita,
  precoCentavos: 1450,
  diferenca: null,
});

const conteudo = (sequencia: number): Conteudo => ({
  esquema: 1,
  lotacao: { id: 1, nome: 'UPSL 1', municipio: 'São Luís', uf: 'MA' },
  data: `2026-11-${String(sequencia).padStart(2, '0')}`,
  versao: 1,
  sequencia,
  codigo: `C${sequencia}`,
  fechadoEm: '2026-11-30T12:00:00.000Z',
  fechadoPor: { nome: 'Sônia', matricula: '100002' },
  efetivo: { internos: 120, servidores: 20 },
  colunas: [coluna('Interno', 120), coluna('Servidor', 18)],
  valores: { brutoCentavos: 200_100, glosaCentavos: 0, descontoCentavos: 0, liquidoCentavos: 200_100 },
  contratos: [{ numero: '12/2026', fornecedor: 'Boa Mesa', brutoCentavos: 200_100, liquidoCentavos: 200_100 }],
  execucao: { atrasoMin: 0, recusadas: 0, nota: null, pontos: 0, ocorrencias: 0 },
  anotacoes: [],
  pedidos: [{ numero: '2026-000001', tipo: 'PROGRAMADO' }],
  dispensas: [],
  alertas: [],
});

function cadeia(tamanho: number): Elo[] {
  let hashAnterior = GENESE;
  return Array.from({ length: tamanho }, (_, n) => {
    const c = conteudo(n + 1);
    const selos = selosDe(c);
    const hash = hashDe(hashAnterior, selos, c);
    const { sequencia, data, versao, codigo } = c;
    const em = new Date('2026-11-30T13:00:00Z');
    const quem = { papel: 'FISCAL', nome: 'Fábio', matricula: '100005', cargo: null, em };
    const pelaSenha = { gesto: null, gestoIndice: null, gestoCaminho: null };
    const assinaturas = [{ ...quem, ...pelaSenha, hash: hashDaAssinatura(hash, quem) }];
    const elo = { sequencia, data, versao, codigo, conteudo: c, selos, hash, hashAnterior, assinaturas };
    hashAnterior = hash;
    return elo;
  });
}
const inicio = { sequencia: 0, hash: GENESE };
const trocar = (elos: Elo[], n: number, mudanca: Partial<Elo>) =>
  elos.map((elo, i) => (i === n ? { ...elo, ...mudanca } : elo));

describe('a cadeia dos fechamentos', () => {
  it('inteira, não tem falha', () => {
    expect(falhasDaCadeia(cadeia(30), inicio)).toEqual([]);
  });

  it('diz qual número foi trocado, de que dia e versão', () => {
    const elos = cadeia(30);
    const c = conteudo(12);
    const adulterado = { ...c, colunas: [coluna('Interno', 120), { ...coluna('Servidor', 18), aceita: 81 }] };
    expect(falhasDaCadeia(trocar(elos, 11, { conteudo: adulterado }), inicio)).toEqual([
      {
        sequencia: 12,
        data: '2026-11-12',
        versao: 1,
        onde: 'Almoço · Servidor, aceita',
        detalhe: 'O valor guardado, “81”, não é o que foi fechado.',
      },
    ]);
  });

  it('a assinatura diz também a hora: outra hora é outra assinatura', () => {
    const quem = { papel: 'FISCAL', nome: 'Fábio', matricula: '100005', cargo: null };
    const [antes, depois] = ['2026-11-30T13:00:00Z', '2026-11-30T13:00:01Z'].map(em =>
      hashDaAssinatura(GENESE, { ...quem, em: new Date(em) }),
    );
    expect(antes).not.toBe(depois);
  });

  it('o hash refeito não esconde a troca: a versão seguinte está ligada ao de antes', () => {
    const elos = cadeia(5);
    const c = { ...conteudo(3), efetivo: { internos: 999, servidores: 20 } };
    const selos = selosDe(c);
    const hash = hashDe(elos[2]?.hashAnterior ?? '', selos, c);
    const falhas = falhasDaCadeia(trocar(elos, 2, { conteudo: c, selos, hash }), inicio);
    expect(falhas.map(({ sequencia, onde }) => [sequencia, onde])).toEqual([
      [3, 'Assinatura'],
      [4, 'Ligação com o fechamento anterior'],
    ]);
  });

  it('ligar o seguinte ao hash refeito não adianta: o dele também muda', () => {
    const elos = cadeia(5);
    const c = { ...conteudo(3), efetivo: { internos: 999, servidores: 20 } };
    const selos = selosDe(c);
    const hash = hashDe(elos[2]?.hashAnterior ?? '', selos, c);
    const trocada = trocar(trocar(elos, 2, { conteudo: c, selos, hash, assinaturas: [] }), 3, { hashAnterior: hash });
    expect(falhasDaCadeia(trocada, inicio).map(({ sequencia, onde }) => [sequencia, onde])).toEqual([
      [4, 'O selo do fechamento'],
    ]);
  });

  it('dois valores que trocam de lugar são os dois ditos', () => {
    const c = conteudo(1);
    const trocado = { ...c, valores: { ...c.valores, glosaCentavos: c.valores.brutoCentavos, brutoCentavos: 0 } };
    const [primeiro] = cadeia(1);
    const falhas = falhasDaCadeia(trocar([primeiro as Elo], 0, { conteudo: trocado }), inicio);
    expect(falhas.map(({ detalhe }) => detalhe)).toEqual([
      'O valor guardado, “0”, não é o que foi fechado.',
      'O valor guardado, “200100”, não é o que foi fechado.',
    ]);
  });

  it.each([
    { papel: 'DIRETOR' },
    { nome: 'Outro' },
    { matricula: '999999' },
    { cargo: 'Diretor' },
    { em: new Date('2026-11-30T13:00:01Z') },
  ])('uma assinatura não muda depois: %p', mudanca => {
    const [elo] = cadeia(1);
    const assinaturas = elo?.assinaturas.map(assinatura => ({ ...assinatura, ...mudanca })) ?? [];
    expect(falhasDaCadeia([{ ...(elo as Elo), assinaturas }], inicio).map(({ onde }) => onde)).toEqual(['Assinatura']);
  });

  it('a versão tirada do meio faz falta, e a data do registro confere com a fechada', () => {
    const elos = cadeia(5);
    expect(falhasDaCadeia(elos.toSpliced(2, 1), inicio).map(({ detalhe }) => detalhe)).toEqual([
      'Falta o fechamento n.º 3 desta lotação.',
    ]);
    expect(falhasDaCadeia(trocar(elos, 1, { data: '2026-12-01' }), inicio)[0]).toMatchObject({ onde: 'Data' });
  });

  it('qualquer valor trocado é achado, e só ele', () => {
    const caminhos = folhasDe(conteudo(1)).filter(({ valor }) => typeof valor === 'number');
    fc.assert(
      fc.property(fc.constantFrom(...caminhos), fc.integer({ min: 1, max: 1000 }), ({ caminho }, mais) => {
        const c = structuredClone(conteudo(1)) as unknown as Record<string, unknown>;
        const chaves = caminho.split('/').slice(1);
        let no = c;
        for (const chave of chaves.slice(0, -1)) no = no[chave] as Record<string, unknown>;
        const ultima = chaves.at(-1) ?? '';
        no[ultima] = Number(no[ultima]) + mais;
        const falhas = falhasDaCadeia(trocar(cadeia(1), 0, { conteudo: c as unknown as Conteudo }), inicio);
        expect(falhas.filter(({ detalhe }) => detalhe.includes('não é o que foi fechado'))).toHaveLength(1);
      }),
    );
  });

  it('o JSON canônico não depende da ordem em que as chaves foram guardadas', () => {
    const embaralhado = JSON.parse(
      JSON.stringify(Object.fromEntries(Object.entries(conteudo(1)).reverse())),
    ) as Conteudo;
    expect(canonico(embaralhado)).toBe(canonico(conteudo(1)));
  });

  it('diz o que mudou entre duas versões como as pessoas leem', () => {
    const depois = { ...conteudo(1), colunas: [coluna('Interno', 118), coluna('Servidor', 18)] };
    expect(diferencasEntre(conteudo(1), depois)).toContainEqual({
      onde: 'Almoço · Interno: aceita',
      antes: '120',
      depois: '118',
    });
    expect(diferencasEntre(conteudo(1), conteudo(1))).toEqual([]);
  });

  it('o pacote de auditoria soma a assinatura, pela senha ou por um toque, como a cadeia', () => {
    const em = new Date('2026-11-30T13:00:00Z');
    const quem = { papel: 'FISCAL', nome: 'Fábio', matricula: '100005', cargo: null, em };
    const ditos = [Buffer.from('navegador'), Buffer.from([7, 0, 255]), Buffer.from('assinatura')] as const;
    const [dadosCliente, dadosAutenticador, assinatura] = ditos;
    const gesto = hashDoGesto({
      papel: 'FISCAL',
      folhas: 2,
      raiz: Buffer.alloc(32),
      ...{ dadosCliente, dadosAutenticador, assinatura },
    });
    const [cliente = '', autenticador = '', dita = ''] = ditos.map(bytes => bytes.toString('base64'));
    const noPacote = { ...quem, em: em.toISOString(), gesto: { cliente, autenticador, assinatura: dita } };
    expect(assinaturaNoPacote(GENESE, noPacote)).toBe(hashDaAssinatura(GENESE, quem, gesto));
    expect(assinaturaNoPacote(GENESE, { ...noPacote, gesto: null })).toBe(hashDaAssinatura(GENESE, quem));
  });
});
