import { ROTULO_DE_SITUACAO_EXECUCAO, ROTULO_DE_SITUACAO_TAREFA } from '@alipen/contracts/generated/rotulos/tarefas';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { labelled } from '../ui/labelled.ts';
import { formatCount } from '../ui/number.format.ts';
import type { Execucao, Tarefa } from './tarefas.queries.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_TAREFA, {
  EM_DIA: { tone: 'ok', icon: CheckCircleIcon },
  EM_CURSO: { tone: 'info', icon: HourglassMediumIcon },
  FALHANDO: { tone: 'perigo', icon: WarningIcon },
});

export const RESULTADOS = labelled(ROTULO_DE_SITUACAO_EXECUCAO, {
  EM_CURSO: { tone: 'info', icon: HourglassMediumIcon },
  CONCLUIDA: { tone: 'ok', icon: CheckCircleIcon },
  FALHOU: { tone: 'perigo', icon: WarningIcon },
  PERDIDA: { tone: 'aviso', icon: ProhibitIcon },
});

const NOMES: Readonly<Record<string, string>> = {
  RASCUNHOS_DA_PROGRAMACAO: 'Rascunhos da programação',
  LEMBRETE_2H: 'Lembrete de 2 horas',
  LEMBRETE_30MIN: 'Lembrete de 30 minutos',
  LIMITE_DO_DIA: 'Limite do dia',
  ENTREGAS_DE_HOJE: 'Entregas de hoje',
  RECEBIMENTOS_ATRASADOS: 'Recebimentos atrasados',
  RECEBIMENTOS_DE_ONTEM: 'Recebimentos de ontem',
  EXPIRACAO: 'Expiração de pedidos',
  SORTEIO_DE_FISCALIZACOES: 'Sorteio de fiscalizações',
  FISCALIZACOES_A_VENCER: 'Fiscalizações a vencer',
  OCORRENCIAS_SEM_RESPOSTA: 'Ocorrências sem resposta',
  APURACAO_DE_INDICADORES: 'Apuração de indicadores',
  ALERTAS_DE_INDICADORES: 'Alertas de indicadores',
  PRESENCAS: 'Presenças nas telas',
  ENVIO_DE_EMAILS: 'Envio de e-mails',
  DOWNLOADS: 'Arquivos a baixar',
  MAPAS_ABERTOS: 'Mapas abertos',
  MEDICOES_DO_MES: 'Medições do mês',
  MEDICOES_A_ENTREGAR: 'Medições a entregar',
  EMPENHOS: 'Empenhos que acabam',
  RECEBIMENTOS_VENCIDOS: 'Recebimentos vencidos',
  DIETAS_A_VENCER: 'Dietas a vencer',
  PAGAMENTOS_VENCIDOS: 'Pagamentos vencidos',
  CONTRATOS: 'Contratos a vencer',
  SOMAS_DO_MAPA: 'Somas do mapa',
  LIVRO_DE_REGISTRO: 'Livro de registro',
  SELO_AS_TESTEMUNHAS: 'Selo às testemunhas',
  RESUMO_DE_EMAILS: 'Resumo do dia por e-mail',
  EXPURGO_DE_ACESSOS: 'Acessos antigos',
  DADOS_PESSOAIS: 'Dados pessoais',
  GUARDA_DAS_TRILHAS: 'Guarda do histórico',
  ENTREGA_DE_WEBHOOKS: 'Avisos a outros sistemas',
  LIMPEZA: 'Limpeza do que passou do prazo',
};

/** A task that has no text here yet gets its system name. */
export function nomeDaTarefa({ nome }: Pick<Tarefa, 'nome'>): string {
  const palavras = nome.replaceAll('_', ' ').toLowerCase();
  return NOMES[nome] ?? palavras.charAt(0).toUpperCase() + palavras.slice(1);
}

/** "12 itens em 3 s"; nothing was to be done: "nada a fazer". */
export function resumoDe({ situacao, afetados, iniciadaEm, terminadaEm }: Execucao): string | null {
  if (situacao !== 'CONCLUIDA') return null;
  if (!afetados) return 'nada a fazer';
  const segundos = iniciadaEm && terminadaEm ? (Date.parse(terminadaEm) - Date.parse(iniciadaEm)) / 1000 : 0;
  const durou = segundos < 1 ? 'menos de 1 s' : `${Math.round(segundos).toLocaleString('pt-BR')} s`;
  return `${formatCount(afetados, 'item', 'itens')} em ${durou}`;
}
