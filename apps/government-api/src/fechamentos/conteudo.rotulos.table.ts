import type { ColunaCongelada, DiaCongelado } from './conteudo.rules.ts';

const daColuna: Readonly<Record<keyof ColunaCongelada, string>> = {
  tipoAlimentacaoId: 'refeição',
  tipoPublicoId: 'público',
  refeicao: 'nome da refeição',
  publico: 'nome do público',
  solicitada: 'solicitada',
  confirmada: 'confirmada',
  entregue: 'entregue',
  aceita: 'aceita',
  precoCentavos: 'preço em centavos',
  diferenca: 'diferença para o efetivo',
  contaNosTotais: 'conta no total de refeições',
};

const dosGrupos: Readonly<Record<string, string>> = {
  lotacao: 'Lotação',
  data: 'Data',
  efetivo: 'Efetivo',
  valores: 'Valores',
  contratos: 'Contrato',
  execucao: 'Execução',
  anotacoes: 'Anotação',
  pedidos: 'Pedido',
  dispensas: 'Dispensa',
  alertas: 'Alerta',
  versao: 'Versão',
  sequencia: 'Ordem na cadeia',
  codigo: 'Código de verificação',
  fechadoEm: 'Hora do fechamento',
  fechadoPor: 'Quem fechou',
  esquema: 'Formato',
  celulas: 'refeição e público',
  tipoAlimentacaoId: 'refeição',
  tipoPublicoId: 'público',
  refeicao: 'nome da refeição',
  publico: 'nome do público',
  aceita: 'aceita',
  precoCentavos: 'preço em centavos',
  valorCentavos: 'valor em centavos',
  descontoPct: 'percentual de desconto',
  brutoCentavos: 'bruto em centavos',
  glosaCentavos: 'glosa em centavos',
  descontoCentavos: 'desconto em centavos',
  liquidoCentavos: 'líquido em centavos',
  internos: 'internos',
  servidores: 'servidores',
  atrasoMin: 'atraso em minutos',
  recusadas: 'recusadas',
  nota: 'nota',
  pontos: 'pontos',
  ocorrencias: 'ocorrências',
  numero: 'número',
  fornecedor: 'fornecedor',
  tipo: 'tipo',
  nome: 'nome',
  matricula: 'matrícula',
  municipio: 'município',
  uf: 'UF',
  id: 'número interno',
  onde: 'célula',
  texto: 'texto',
  por: 'autor',
};

/** Names the place of a value as people say it: `Almoço · Interno, aceita`. */
export function dizerFolha(caminho: string, { colunas }: Pick<DiaCongelado, 'colunas'>): string {
  const [grupo = '', ...resto] = caminho.split('/').slice(1);
  if (grupo === 'colunas') {
    const [n, campo] = resto;
    const coluna = colunas[Number(n)];
    const dito = daColuna[campo as keyof ColunaCongelada] ?? campo ?? '';
    return coluna ? `${coluna.refeicao} · ${coluna.publico}, ${dito}` : 'Colunas';
  }
  const partes = resto.map(parte => (/^\d+$/.test(parte) ? String(Number(parte) + 1) : (dosGrupos[parte] ?? parte)));
  return [dosGrupos[grupo] ?? grupo, ...partes].join(' › ').slice(0, 300);
}
