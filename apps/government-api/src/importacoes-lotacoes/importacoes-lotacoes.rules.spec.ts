import fc from 'fast-check';
import { missingColumns } from '../imports/header.ts';
import { readLines } from '../imports/lines.ts';
import { readCsv } from '../spreadsheets/csv-reader.ts';
import { tipoDaLotacao } from './importacoes-lotacoes.rules.ts';
import { colunas, importacaoDeLotacoes } from './importacoes-lotacoes.table.ts';

const CABECALHO = 'nome,uf,municipio,tipo,capacidade,populacao,servidores';
const lerBytes = (bytes: Buffer) => {
  const { lines, refused } = readLines(importacaoDeLotacoes, readCsv(bytes, { columns: 30, rows: 1000 }));
  return { unidades: lines.map(({ linha, row }) => ({ linha, ...row })), recusadas: refused };
};
const ler = (...linhas: string[]) => lerBytes(Buffer.from([CABECALHO, ...linhas].join('\n')));

describe('o arquivo de unidades', () => {
  it('uma linha vira unidade com efetivo, fuso e tipo', () => {
    expect(ler('"Presídio ""Central"", anexo",ac,  Rio   Branco ,Patronato,10,216,32').unidades).toEqual([
      {
        linha: 2,
        nome: 'Presídio "Central", anexo',
        uf: 'AC',
        municipio: 'Rio Branco',
        tipo: 'UNIDADE_PRISIONAL',
        fusoHorario: 'America/Rio_Branco',
        capacidade: 10,
        sigla: null,
        endereco: null,
        telefone: null,
        email: null,
        responsavelNome: null,
        internos: 216,
        servidoresPlantao: 6,
        servidoresExpediente: 6,
      },
    ]);
  });

  it.each([
    ['vírgula, com BOM', `\uFEFF${CABECALHO}\nA,SP,B,abrigo,,1,0\n`],
    ['ponto e vírgula, fim de linha do Windows', `${CABECALHO.replaceAll(',', ';')}\r\nA;SP;B;abrigo;;1;0\r\n`],
    [
      'cabeçalho com acentos, maiúsculas, outra ordem e colunas a mais',
      '"Município",NOME,Uf,Tipo,CAPACIDADE,População,Servidores,obs\nB,A,SP,Abrigo,,1,0,"x, y"\n',
    ],
  ])('aceita %s', (_nome, texto) => {
    const { unidades } = lerBytes(Buffer.from(texto));
    expect(unidades).toMatchObject([{ nome: 'A', uf: 'SP', municipio: 'B', tipo: 'ABRIGO', capacidade: null }]);
  });

  it.each([
    ['coluna a menos', 'A,SP,B,abrigo,1,1', 'A linha tem 6 colunas; o cabeçalho tem 7.'],
    ['coluna a mais', 'A,SP,B,abrigo,1,1,1,1', 'A linha tem 8 colunas; o cabeçalho tem 7.'],
    ['aspas abertas', '"A,SP,B,abrigo,1,1,1', 'As aspas não fecham nesta linha.'],
    ['UF que não existe', 'A,XX,B,abrigo,1,1,1', 'A coluna uf tem "XX", que não é uma UF.'],
    ['nome vazio', ' ,SP,B,abrigo,1,1,1', 'A coluna nome está vazia.'],
    ['município vazio', 'A,SP,,abrigo,1,1,1', 'A coluna municipio está vazia.'],
    ['tipo vazio', 'A,SP,B,,1,1,1', 'A coluna tipo está vazia.'],
    ['população negativa', 'A,SP,B,abrigo,1,-1,1', 'A coluna populacao não é um número inteiro: "-1".'],
    ['população com decimal', 'A,SP,B,abrigo,1,1.5,1', 'A coluna populacao não é um número inteiro: "1.5".'],
    ['população em texto', 'A,SP,B,abrigo,1,muitos,1', 'A coluna populacao não é um número inteiro: "muitos".'],
    ['população vazia', 'A,SP,B,abrigo,1,,1', 'A coluna populacao está vazia e servidores não.'],
    ['gente demais', 'A,SP,B,abrigo,1,100001,1', 'A coluna populacao passa de 100.000.'],
    ['servidores vazios', 'A,SP,B,abrigo,1,1,', 'A coluna servidores está vazia e populacao não.'],
    ['capacidade negativa', 'A,SP,B,abrigo,-4,1,1', 'A coluna capacidade não é um número inteiro: "-4".'],
    [
      'servidores em notação científica',
      'A,SP,B,abrigo,1,1,1e3',
      'A coluna servidores não é um número inteiro: "1e3".',
    ],
    ['nome longo', `${'A'.repeat(201)},SP,B,abrigo,1,1,1`, 'A coluna nome passa de 200 caracteres.'],
  ])('recusa a linha com %s, e só ela', (_nome, linha, motivo) => {
    const { unidades, recusadas } = ler('Antes,SP,B,abrigo,1,1,1', linha, 'Depois,SP,B,abrigo,1,1,1');
    expect(recusadas).toMatchObject([{ linha: 3, motivo }]);
    expect(unidades.map(({ nome }) => nome)).toEqual(['Antes', 'Depois']);
  });

  it('a unidade repetida no arquivo vale na primeira linha', () => {
    const { unidades, recusadas } = ler('A,SP,B,abrigo,1,1,1', '', 'A,sp, B,abrigo,2,2,2');
    expect(unidades).toHaveLength(1);
    expect(recusadas).toMatchObject([{ linha: 4, nome: 'A', motivo: 'A mesma unidade já está na linha 2.' }]);
  });

  it('sem nenhum dos dois números não há efetivo', () => {
    expect(ler('A,SP,B,abrigo,,,').unidades).toMatchObject([
      { internos: null, servidoresPlantao: null, capacidade: null },
    ]);
  });

  it('precisa dizer que unidade é; os números podem faltar', () => {
    expect(missingColumns(colunas, ['Nome', 'UF', 'Município', 'Tipo'])).toEqual([]);
    expect(missingColumns(colunas, ['nome', 'população'])).toEqual(['uf', 'municipio', 'tipo']);
  });

  it('nenhuma linha se perde, o que quer que tenha', () => {
    // Control characters are no text: they refuse the whole file, not a line.
    const linha = fc.string({ unit: 'binary', maxLength: 60 }).map(texto => texto.replaceAll(/\p{Cc}/gu, ' '));
    fc.assert(
      fc.property(fc.array(linha, { maxLength: 30 }), linhas => {
        const { unidades, recusadas } = ler(...linhas);
        const contadas = unidades.length + recusadas.length;
        expect(contadas).toBe(linhas.filter(texto => texto.replaceAll(',', '').trim() !== '').length);
      }),
    );
  });

  it.each([
    ['Delegacia', 'DELEGACIA'],
    ['UNIDADE_PRISIONAL', 'UNIDADE_PRISIONAL'],
    ['unidade prisional', 'UNIDADE_PRISIONAL'],
    ['Quartel', 'QUARTEL'],
    ['Unidade Socioeducativa', 'SOCIOEDUCATIVO'],
    ['Estabelecimento destinado a diversos tipos de regime', 'UNIDADE_PRISIONAL'],
    ['Outro : Monitoramento Eletrônico', 'UNIDADE_PRISIONAL'],
  ])('o tipo "%s" é %s', (texto, tipo) => {
    expect(tipoDaLotacao(texto)).toBe(tipo);
  });
});
