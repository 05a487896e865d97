// A unit's day, from the heads counted to the map that was signed.
import { doContrato, soma } from './conferir.mjs';
import { contrato, dias, entregas, fiscalizacoes, pedidos, rotulos } from './dados.mjs';
import { dia, el, hash, inteiro, liquido, p, quando, reais, secao, tabela } from './pecas.mjs';

const passo = (titulo, ...filhos) => el('li', { class: 'passo' }, el('h3', null, titulo), ...filhos);
const fotosDe = fotos =>
  fotos.length > 0 &&
  el(
    'details',
    null,
    el('summary', null, fotos.length === 1 ? '1 foto' : `${fotos.length} fotos`),
    ...fotos.map(soma => el('div', null, hash(soma))),
  );
const nada = texto => p(texto, 'avisa');

function doPedido({ numero, tipo, enviadoEm, limiteEm, confirmadoEm, internos, servidores, itens }) {
  const linhas = itens.map(({ refeicao, publico, solicitada, confirmada }) => [
    `${refeicao} · ${publico}`,
    inteiro(solicitada),
    confirmada === null ? '–' : inteiro(confirmada),
  ]);
  return [
    p(`${numero}, ${rotulos.tipo[tipo] ?? tipo}: enviado em ${quando(enviadoEm)}; o limite era ${quando(limiteEm)}.`),
    confirmadoEm ? p(`Confirmado em ${quando(confirmadoEm)}.`) : null,
    enviadoEm > limiteEm ? nada('Enviado depois do limite.') : null,
    internos === null
      ? null
      : p(`Contados quando se pediu: ${inteiro(internos)} internos e ${inteiro(servidores ?? 0)} servidores.`),
    tabela('O que se pediu e se confirmou', ['Refeição e público', '#Pedidas', '#Confirmadas'], linhas),
  ];
}

const daEntrega = ({ refeicao, entrega, completude, chegadaEm, atrasoMin, registradaEm, itens, fotos }) => [
  el('span', null, refeicao, entrega > 1 ? ' (reposição)' : ''),
  el(
    'span',
    null,
    completude === 'NAO_ENTREGUE' ? 'não chegou' : quando(chegadaEm),
    atrasoMin > 0 ? `, ${atrasoMin} min depois` : '',
  ),
  inteiro(soma(itens, ({ esperada }) => esperada)),
  inteiro(soma(itens, ({ entregue }) => entregue)),
  inteiro(soma(itens, ({ recusada }) => recusada)),
  el('span', null, `registrada em ${quando(registradaEm)} `, fotosDe(fotos)),
];

const daFiscalizacao = ({ numero, refeicao, realizadaEm, resultado, nota: nota_, pontos, fotos }) =>
  el(
    'div',
    null,
    p(
      `${numero}, ${refeicao}, ${quando(realizadaEm)}: ${rotulos.resultado[resultado] ?? 'sem resultado'}${nota_ === null ? '' : `, nota ${(nota_ / 100).toLocaleString('pt-BR')}`}, ${pontos} pontos.`,
    ),
    fotosDe(fotos),
  );

function doMapa({ fechamento, ...linha }) {
  const parte = doContrato(fechamento, contrato.id);
  const linhas = (parte?.celulas ?? []).map(({ refeicao, publico, aceita, precoCentavos, valorCentavos }) => [
    `${refeicao} · ${publico}`,
    inteiro(aceita),
    precoCentavos === null ? 'mais de um' : reais(precoCentavos),
    reais(valorCentavos),
  ]);
  return [
    tabela('O que se aceitou e se paga', ['Refeição e público', '#Aceitas', '#Preço', '#Valor'], linhas, [
      'Bruto',
      '',
      '',
      reais(linha.bruto),
    ]),
    p(
      `${reais(linha.bruto)} menos ${reais(linha.glosa)} de glosa e ${reais(linha.desconto)} de desconto: ${reais(liquido(linha))}.`,
    ),
    linha.motivoDoDesconto ? p(`Desconto decidido assim: ${linha.motivoDoDesconto}`) : null,
  ];
}

function doFechamento({ fechamento: { conteudo, versao, hash: soma, assinaturas } }) {
  return [
    p(
      `Versão ${versao}, fechada por ${conteudo.fechadoPor.nome}, matrícula ${conteudo.fechadoPor.matricula}, em ${quando(conteudo.fechadoEm)}.`,
    ),
    ...assinaturas.map(({ papel, nome, em, gesto }) =>
      p(`${rotulos.papel[papel] ?? papel}: ${nome}, ${gesto ? 'pela chave, ' : ''}em ${quando(em)}`),
    ),
    assinaturas.length ? null : nada('Ninguém assinou este mapa.'),
    el('p', null, 'SHA-256: ', hash(soma)),
  ];
}

export function doDia(lotacaoId, data) {
  const deste = cada => cada.lotacaoId === lotacaoId && cada.data === data;
  const linha = dias.find(deste);
  if (!linha) return [secao('Este dia não está no pacote', p('Escolha outro dia na página da unidade.'))];
  const [feitos, chegadas, vistas] = [pedidos, entregas, fiscalizacoes].map(lista => lista.filter(deste));
  const efetivo = linha.fechamento?.conteudo.efetivo;
  return [
    secao(
      `De cada centavo à refeição: ${dia(data)}`,
      el(
        'ol',
        { class: 'passos' },
        passo(
          'Efetivo',
          efetivo
            ? p(
                `${inteiro(efetivo.internos)} internos e ${inteiro(efetivo.servidores)} servidores, como o mapa foi fechado.`,
              )
            : nada('O efetivo deste dia não foi informado.'),
        ),
        passo('Pedido', ...(feitos.length ? feitos.flatMap(doPedido) : [nada('Nenhum pedido deste contrato.')])),
        passo(
          'Entrega',
          chegadas.length
            ? tabela(
                'O que chegou',
                ['Refeição', 'Chegada', '#Esperadas', '#Entregues', '#Recusadas', 'Registro'],
                chegadas.map(daEntrega),
              )
            : nada('Nenhuma entrega registrada.'),
        ),
        passo('Fiscalização', ...(vistas.length ? vistas.map(daFiscalizacao) : [p('Nenhuma neste dia.', 'brando')])),
        passo('Mapa', ...(linha.fechamento ? doMapa(linha) : [nada('O mapa deste dia ainda está aberto.')])),
        linha.fechamento && passo('Fechamento e assinaturas', ...doFechamento(linha)),
      ),
    ),
  ];
}
