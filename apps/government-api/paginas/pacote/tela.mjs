// The page of a month's bundle: the month, a unit of it, a day of that unit.
import { assinaturaDoSelo, conferir, soma } from './conferir.mjs';
import {
  atesto,
  contrato,
  dias,
  enderecoDe,
  livro,
  medicao,
  mes,
  nota,
  pacote,
  pagamentos,
  termos,
  unidadeDe,
} from './dados.mjs';
import { doDia } from './dia.mjs';
import { dia, el, fatos, hash, inteiro, liquido, p, quando, quantos, reais, secao, tabela } from './pecas.mjs';
import { conferencia, conferirArquivo, doLivro } from './provas.mjs';

const doDinheiro = linha => [reais(linha.bruto), reais(linha.glosa), reais(linha.desconto), reais(liquido(linha))];
const dosTotais = ({ brutoCentavos, glosaCentavos, descontoCentavos, liquidoCentavos }) =>
  [brutoCentavos, glosaCentavos, descontoCentavos, liquidoCentavos].map(reais);
const CAMPOS_DO_DINHEIRO = [({ bruto }) => bruto, ({ glosa }) => glosa, ({ desconto }) => desconto, liquido];
const DINHEIRO = ['#~Bruto', '#~Glosa', '#~Desconto', '#Líquido'];

function doMes(feitas, selo) {
  const porUnidade = medicao.unidades.map(({ lotacao, dias: noMes, diasFechados, totais: dela }) => {
    return [
      el('a', { href: enderecoDe(lotacao.id) }, lotacao.nome),
      `${diasFechados} de ${noMes}`,
      inteiro(dela.refeicoes),
      ...dosTotais(dela),
    ];
  });
  const { totais } = medicao;
  return [
    secao(
      'Quanto se paga, e por quê',
      el('p', { class: 'quanto' }, reais(totais.liquidoCentavos)),
      p(
        `${quantos(totais.refeicoes, 'refeição', 'refeições')} em ${quantos(medicao.unidades.length, 'unidade', 'unidades')}: ${reais(totais.brutoCentavos)}, menos ${reais(totais.glosaCentavos)} de glosas e ${reais(totais.descontoCentavos)} de descontos.`,
      ),
      fatos([
        [
          'Atesto',
          atesto
            ? `${atesto.conteudo.atestadoPor.nome}, matrícula ${atesto.conteudo.atestadoPor.matricula}, em ${quando(atesto.conteudo.atestadoEm)}`
            : 'ainda não atestado: este valor pode mudar',
        ],
        ...termos.map(({ numero, assinaturas }) => [`Termo ${numero}`, assinaturas.join('; ') || 'ninguém assinou']),
        [
          'Nota fiscal',
          nota
            ? el('span', null, `n.º ${nota.nota.numero}, ${reais(nota.nota.totalCentavos)}, XML `, hash(nota.sha256))
            : 'nenhuma que confere com o atesto',
        ],
        ...pagamentos.map(({ fonte, valor, pago, pagoEm }) => [
          `Pagamento${fonte ? `, fonte ${fonte}` : ''}`,
          `${reais(valor)}, ${pago ? `${pago}, ${dia(pagoEm)}` : 'ainda não pago'}`,
        ]),
      ]),
    ),
    secao(
      'De onde vem',
      tabela(
        'Escolha uma unidade para ver os dias dela',
        ['Unidade', '#Dias fechados', '#Refeições', ...DINHEIRO],
        porUnidade,
        ['Total', '', inteiro(totais.refeicoes), ...dosTotais(totais)],
      ),
    ),
    conferencia(feitas, selo),
    conferirArquivo(),
    doLivro(),
  ];
}

function daUnidade(lotacaoId) {
  const dela = dias.filter(cada => cada.lotacaoId === lotacaoId);
  const linhas = dela.map(cada => [
    el('a', { href: enderecoDe(lotacaoId, cada.data) }, dia(cada.data)),
    cada.fechamento
      ? `versão ${cada.fechamento.versao}, ${quantos(cada.fechamento.assinaturas.length, 'assinatura', 'assinaturas')}`
      : el('span', { class: 'avisa' }, 'aberto'),
    ...doDinheiro(cada),
  ]);
  const total = ['Total', '', ...CAMPOS_DO_DINHEIRO.map(valor => reais(soma(dela, valor)))];
  return [
    secao(
      `Os dias de ${unidadeDe(lotacaoId)?.nome}`,
      tabela('Escolha um dia para ver as refeições dele', ['Dia', 'Mapa', ...DINHEIRO], linhas, total),
    ),
  ];
}

function trilha(lotacaoId, data) {
  const itens = [el('a', { href: '#' }, 'O mês')];
  if (lotacaoId)
    itens.push(
      data
        ? el('a', { href: enderecoDe(lotacaoId) }, unidadeDe(lotacaoId)?.nome ?? 'Unidade')
        : (unidadeDe(lotacaoId)?.nome ?? 'Unidade'),
    );
  if (data) itens.push(dia(data));
  return (
    itens.length > 1 &&
    el('nav', { 'aria-label': 'Onde estou' }, el('ol', { class: 'trilha' }, ...itens.map(item => el('li', null, item))))
  );
}

function mostrar(feitas, selo, comFoco) {
  const [lotacao = '', data] = location.hash.slice(1).split('/');
  const lotacaoId = Number(lotacao);
  const partes = !lotacaoId ? doMes(feitas, selo) : data ? doDia(lotacaoId, data) : daUnidade(lotacaoId);
  const main = document.getElementById('conteudo');
  main.replaceChildren(...[trilha(lotacaoId, data), ...partes].filter(Boolean));
  if (!comFoco) return;
  main.focus({ preventScroll: true });
  scrollTo(0, 0);
}

const titulo = `Contrato ${contrato.numero}, ${mes}`;
document.title = `${titulo} · Pacote de auditoria`;
document.getElementById('topo').append(el('h1', null, titulo), p([contrato.fornecedor, ...pacote.orgao].join(' · ')));
document
  .getElementById('pe')
  .append(
    p(
      `Pacote feito em ${quando(pacote.geradoEm)}, horário de Brasília${pacote.endereco ? `, em ${pacote.endereco}` : ''}. Não há nele nome nem documento de preso.`,
    ),
  );
const feitas = conferir(pacote);
const selo = livro.selo ? await assinaturaDoSelo(livro) : 'sem';
mostrar(feitas, selo, false);
addEventListener('hashchange', () => location.hash === '#conteudo' || mostrar(feitas, selo, true));
