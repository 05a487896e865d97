import { partesXlsx, xlsx, zip } from '../../test/kit/pasta-zip.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { columnName } from './sheet.ts';

const limites = { columns: 30, rows: 100 };
const faltam = (cabecalho: readonly string[]) => ['nome', 'dia'].filter(nome => !cabecalho.includes(nome));
const ler = (bytes: Buffer) => readSpreadsheet(bytes, limites, faltam);
const celulas = async (bytes: Buffer) => (await ler(bytes)).lines.map(({ cells }) => cells);

describe('ler uma planilha', () => {
  it.each([
    ['ponto e vírgula', 'nome;dia\nJoão;1'],
    ['vírgula, com BOM', '\uFEFFnome,dia\r\nJoão,1\r\n'],
    ['TAB', 'nome\tdia\nJoão\t1\n;\n'],
    ['aspas', 'nome;dia\n"João";"1"'],
  ])('CSV com %s', async (_nome, texto) => {
    expect((await celulas(Buffer.from(texto)))[0]).toEqual(['João', '1']);
  });

  it('CSV em Latin-1, Windows-1252 e UTF-16', async () => {
    expect(await celulas(Buffer.from('nome;dia\nSão José;1', 'latin1'))).toEqual([['São José', '1']]);
    expect(await celulas(Buffer.from([...Buffer.from('nome;dia\n'), 0x93, 0x96, ...Buffer.from(';1')]))).toEqual([
      ['“–', '1'],
    ]);
    expect(await celulas(Buffer.from('\uFEFFnome\tdia\nJoão\t1', 'utf16le'))).toEqual([['João', '1']]);
  });

  it('aspas abertas estragam só a sua linha; linhas vazias não contam', async () => {
    const lida = await ler(Buffer.from('nome;dia\n"a;1\n;\nb;2\nc;3;4'));
    expect(lida.lines).toEqual([{ linha: 4, cells: ['b', '2'] }]);
    expect(lida.broken.map(({ linha, motivo }) => [linha, motivo])).toEqual([
      [2, 'As aspas não fecham nesta linha.'],
      [5, 'A linha tem 3 colunas; o cabeçalho tem 2.'],
    ]);
  });

  it('XLSX: cada célula pelo seu tipo, com fórmula e erro à mostra', async () => {
    const bytes = xlsx(
      ['nome', 'dia', 'hora'],
      ['Fim & <começo>', { xml: '<c s="1"><v>46346</v></c>' }, { xml: '<c s="2"><v>0.75</v></c>' }],
      [3.5, { xml: '<c><f>A1+1</f><v>2</v></c>' }, { xml: '<c t="e"><v>#N/A</v></c>' }],
      ['', '', ''],
      [{ xml: '<c r="C5" t="b"><v>1</v></c>' }],
    );
    expect((await ler(bytes)).lines).toEqual([
      { linha: 2, cells: ['Fim & <começo>', { moment: { date: '2026-11-20' } }, { moment: { time: '18:00' } }] },
      { linha: 3, cells: [3.5, { formula: true }, { error: '#N/A' }] },
      { linha: 5, cells: ['', '', true] },
    ]);
  });

  it('XLSX: textos compartilhados, com pronúncia de fora', async () => {
    const partes = partesXlsx([
      {
        nome: 'A',
        linhas: [
          ['nome', 'dia'],
          [{ xml: '<c t="s"><v>1</v></c>' }, 1],
        ],
      },
    ]);
    const conteudo = '<sst><si><t>x</t></si><si><r><t>Ma</t></r><r><t>ria</t></r><rPh><t>z</t></rPh></si></sst>';
    expect(await celulas(zip([...partes, { nome: 'xl/sharedStrings.xml', conteudo }]))).toEqual([['Maria', 1]]);
  });

  it('XLSX: a primeira aba visível que tem as colunas; senão, diz quais abas viu', async () => {
    const dados = {
      nome: 'Dados',
      linhas: [
        ['nome', 'dia'],
        ['a', 1],
      ],
    };
    const capa = { nome: 'Capa', linhas: [['Relatório']] };
    expect(await celulas(zip(partesXlsx([capa, { ...dados, estado: 'hidden' }, dados])))).toEqual([['a', 1]]);
    await expect(ler(zip(partesXlsx([capa, { ...dados, estado: 'hidden' }])))).rejects.toThrow('Faltam: nome, dia.');
    await expect(ler(zip(partesXlsx([capa, { ...capa, nome: 'Outra' }])))).rejects.toThrow(
      'Nenhuma das abas ("Capa", "Outra") tem as colunas do modelo. Na aba "Capa" faltam: nome, dia.',
    );
  });

  it('XLSX: entidades que o arquivo declara não se expandem nem buscam nada fora', async () => {
    const partes = partesXlsx([
      {
        nome: 'A',
        linhas: [
          ['nome', 'dia'],
          [{ xml: '<c t="s"><v>0</v></c>' }, 1],
        ],
      },
    ]);
    const conteudo =
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]><sst><si><t>&b;&f;&amp;</t></si></sst>';
    const [linha] = await celulas(zip([...partes, { nome: 'xl/sharedStrings.xml', conteudo }]));
    expect(linha?.[0]).toMatch(/^[^a]*&b;[^a]*&f;&$/);
  });

  it('recusa a bomba pelo tamanho que ela declara, antes de abrir', async () => {
    const partes = [
      ...partesXlsx([{ nome: 'A', linhas: [['nome', 'dia']] }]),
      { nome: 'xl/media/x', conteudo: 'x', declarado: 3_000_000_000 },
    ];
    const antes = process.memoryUsage().arrayBuffers;
    await expect(ler(zip(partes))).rejects.toThrow('A planilha é grande demais depois de aberta.');
    expect(process.memoryUsage().arrayBuffers - antes).toBeLessThan(8 * 1024 * 1024);
  });

  it('corta a bomba que mente o tamanho', async () => {
    const partes = partesXlsx([{ nome: 'A', linhas: [['nome', 'dia']] }]).map(parte =>
      parte.nome.endsWith('sheet1.xml')
        ? { ...parte, conteudo: Buffer.alloc(60 * 1024 * 1024, 32), declarado: 500 }
        : parte,
    );
    await expect(ler(zip(partes))).rejects.toThrow('A planilha está danificada');
  });

  it.each([
    [
      'colunas demais em CSV',
      Buffer.from(`${Array.from({ length: 40 }, (_, i) => `c${i}`).join(';')}\n`),
      'O arquivo tem 40 colunas; são aceitas até 30.',
    ],
    [
      'colunas demais em XLSX',
      xlsx(Array.from({ length: 40 }, (_, i) => `c${i}`)),
      'O arquivo tem 31 colunas; são aceitas até 30.',
    ],
    ['linhas demais', Buffer.from(`nome;dia\n${'a;1\n'.repeat(101)}`), 'O arquivo tem mais de 100 linhas.'],
    [
      'linhas demais em XLSX',
      xlsx(['nome', 'dia'], ...Array.from({ length: 102 }, () => ['a', 1])),
      'O arquivo tem mais de 100 linhas.',
    ],
    ['arquivo vazio', Buffer.from(''), 'A primeira linha precisa dar nome às colunas. Faltam: nome, dia.'],
    ['sem cabeçalho', Buffer.from('João;1\n'), 'Faltam: nome, dia.'],
    ['imagem', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'não é um texto nem uma planilha'],
    ['XLS antigo', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'formato antigo (.xls) ou tem senha'],
    ['zip cortado', xlsx(['nome', 'dia']).subarray(0, 200), 'está danificada ou não é um XLSX'],
    ['zip de outra coisa', zip([{ nome: 'leia.txt', conteudo: 'oi' }]), 'não é uma planilha XLSX'],
    [
      'XML quebrado',
      zip([
        ...partesXlsx([{ nome: 'A', linhas: [] }]).slice(0, 3),
        { nome: 'xl/worksheets/sheet1.xml', conteudo: '<a><b></a>' },
      ]),
      'A planilha está danificada',
    ],
  ])('recusa inteiro: %s', async (_nome, bytes, motivo) => {
    await expect(ler(bytes)).rejects.toThrow(motivo);
  });

  it('as colunas têm o nome que a planilha mostra', () => {
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });
});
