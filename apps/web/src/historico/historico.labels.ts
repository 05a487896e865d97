import { ROTULO_DE_COR_REFEICAO } from '@alipen/contracts/generated/rotulos/tipos-alimentacao';
import { ROTULO_DE_SITUACAO_USUARIO } from '@alipen/contracts/generated/rotulos/usuarios';
import { formatDay, isDay } from '../ui/date.format.ts';
import { formatInteger, formatMoney } from '../ui/number.format.ts';

const VERBOS: readonly [RegExp, string][] = [
  [/^encerrarSessoes/, 'Encerrou as sessões'],
  [/^criarVigencia|^alterarVigencia/, 'Mudou os horários'],
  [/^cancelarVigencia/, 'Desistiu da mudança'],
  [/^criar|^cadastrar|^incluir/, 'Cadastrou'],
  [/^alterar|^editar|^atualizar/, 'Alterou'],
  [/^inativar|^desativar|^encerrar/, 'Desativou'],
  [/^reativar|^reabrir/, 'Reativou'],
  [/^importar/, 'Importou'],
  [/^gerar/, 'Gerou'],
  [/^definir|^gravar|^salvar/, 'Gravou'],
  [/^informar/, 'Informou'],
  [/^enviar/, 'Enviou'],
  [/^transferir/, 'Transferiu'],
  [/^ordenar/, 'Mudou a ordem'],
  [/^bloquear/, 'Bloqueou'],
  [/^desbloquear/, 'Desbloqueou'],
  [/^redefinir|^trocar/, 'Trocou a senha'],
  [/^remover|^excluir|^retirar/, 'Retirou'],
  [/^entrar|^login/, 'Entrou no sistema'],
];

export const feitoDe = (acao: string) => VERBOS.find(([forma]) => forma.test(acao))?.[1] ?? porPalavras(acao);

const CAMPOS: Readonly<Record<string, string>> = {
  municipio: 'Município',
  codigo: 'Código',
  endereco: 'Endereço',
  email: 'E-mail',
  emails: 'E-mails',
  uf: 'UF',
  cnpj: 'CNPJ',
  cpf: 'CPF',
  responsavelNome: 'Responsável',
  fusoHorario: 'Fuso horário',
  lotacaoPrincipalId: 'Lotação principal',
  servidoresPlantao: 'Plantão',
  servidoresExpediente: 'Expediente',
  visitantesPrevistos: 'Visitantes',
  razaoSocial: 'Razão social',
  vigenciaInicio: 'Início da vigência',
  vigenciaFim: 'Fim da vigência',
  numero: 'Número',
  observacao: 'Observação',
  descricao: 'Descrição',
  situacao: 'Situação',
  matricula: 'Matrícula',
  authorities: 'Autoridades',
  lotacaoId: 'Lotação',
  precoCentavos: 'Preço',
  quantidadeContratada: 'Quantidade contratada',
  diasAntecedencia: 'Dias de antecedência',
  horaLimitePedido: 'Hora-limite do pedido',
  baseConferencia: 'Base de conferência',
  valeDe: 'Vale a partir de',
  horaLimiteAjuste: 'Hora-limite do ajuste',
  diasAntecedenciaAjuste: 'Dias de antecedência do ajuste',
  entregaInicio: 'Entrega a partir de',
  entregaFim: 'Entrega até',
  toleranciaMin: 'Tolerância (min)',
  pesoMinimoG: 'Peso mínimo (g)',
  toleranciaPesoPct: 'Peso abaixo na média (%)',
  toleranciaPesoUnidadePct: 'Peso abaixo em uma unidade (%)',
  tempMinimaQuenteC: 'Quente, no mínimo (°C)',
  tempMaximaFriaC: 'Fria, no máximo (°C)',
  icone: 'Ícone',
  meioDoDia: 'Refeição do meio do dia',
  fotoObrigatoria: 'Foto obrigatória',
  exigeTexto: 'Pede explicação',
  lotacao: 'Unidade',
};

function porPalavras(nome: string): string {
  const palavras = nome
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return palavras.charAt(0).toUpperCase() + palavras.slice(1);
}

/** `responsavelNome` is "Responsável"; `internos:2026-11-20` is "Internos em 20/11/2026". */
export function nomeDoCampo(campo: string): string {
  const [chave = campo, de] = campo.split(':');
  const nome = CAMPOS[chave] ?? porPalavras(chave.replace(/Centavos$/, ''));
  if (de === undefined) return nome;
  return isDay(de) ? `${nome} em ${formatDay(de)}` : `${nome} (${de})`;
}

const CODIGOS: Readonly<Record<string, (codigo: string) => string | undefined>> = {
  situacao: codigo => ROTULO_DE_SITUACAO_USUARIO[codigo as keyof typeof ROTULO_DE_SITUACAO_USUARIO],
  authorities: codigo => codigo.replaceAll('_', ' '),
  cor: codigo => ROTULO_DE_COR_REFEICAO[codigo as keyof typeof ROTULO_DE_COR_REFEICAO],
};

export function valorDe(campo: string, valor: unknown): string {
  if (valor === null || valor === undefined || valor === '') return 'vazio';
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (typeof valor === 'number') return /centavos/i.test(campo) ? formatMoney(valor) : formatInteger(valor);
  if (typeof valor === 'string') return isDay(valor) ? formatDay(valor) : (CODIGOS[campo]?.(valor) ?? valor);
  if (Array.isArray(valor)) return valor.length === 0 ? 'vazio' : valor.map(item => valorDe(campo, item)).join(', ');
  return Object.entries(valor)
    .map(([chave, item]) => `${nomeDoCampo(chave)}: ${valorDe(chave, item)}`)
    .join(', ');
}
