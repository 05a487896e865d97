import type { EventoOcorrencia, SituacaoOcorrencia } from '../ocorrencias/ocorrencias.ciclo.table.ts';
import type { Ocorrencia } from '../ocorrencias/ocorrencias.repository.ts';

export type Exemplo = {
  de: 'FISCALIZACAO' | 'RECEBIMENTO';
  gravidade: Ocorrencia['gravidade'];
  clausula: string | null;
  /** Steps after `abrir`, each with the state it leads to and its text. */
  passos: readonly { evento: EventoOcorrencia; para: SituacaoOcorrencia; texto: string }[];
  percentual?: number;
};

const notificar = { evento: 'notificar', para: 'NOTIFICADA', texto: 'Responder em cinco dias úteis.' } as const;
const responder = (texto: string) => ({ evento: 'responder', para: 'RESPONDIDA', texto }) as const;
const vencer = { evento: 'vencer', para: 'SEM_RESPOSTA', texto: '' } as const;
const procedente = (texto: string) => ({ evento: 'decidir', para: 'PROCEDENTE', texto }) as const;
const glosar = { evento: 'glosar', para: 'GLOSADA', texto: 'Glosa conforme a faixa do contrato.' } as const;
const trocaram = {
  evento: 'sanear',
  para: 'SANEADA',
  texto: 'A empresa trocou as caixas térmicas e refez o treinamento.',
} as const;

/** One per state, newest first: the first is about the newest delivery. */
export const exemplos: readonly Exemplo[] = [
  { de: 'FISCALIZACAO', gravidade: 'GRAVE', clausula: '9.1', passos: [] },
  { de: 'FISCALIZACAO', gravidade: 'MODERADO', clausula: '7.3', passos: [notificar] },
  {
    de: 'RECEBIMENTO',
    gravidade: 'LEVE',
    clausula: null,
    passos: [
      notificar,
      responder('O veículo reserva saiu sem a caixa térmica. Já repusemos a caixa e avisamos o turno.'),
    ],
  },
  { de: 'FISCALIZACAO', gravidade: 'LEVE', clausula: '7.5', passos: [notificar, vencer] },
  {
    de: 'RECEBIMENTO',
    gravidade: 'LEVE',
    clausula: null,
    passos: [
      notificar,
      responder('A recusa foi na troca de plantão; as refeições voltaram conferidas e foram aceitas meia hora depois.'),
      { evento: 'decidir', para: 'ACEITA_JUSTIFICATIVA', texto: 'A reposição chegou dentro da janela.' },
    ],
  },
  {
    de: 'FISCALIZACAO',
    gravidade: 'MODERADO',
    clausula: '7.3',
    passos: [notificar, vencer, procedente('Sem resposta no prazo, e a falha está nas fotos.')],
  },
  {
    de: 'FISCALIZACAO',
    gravidade: 'GRAVE',
    clausula: '9.1',
    passos: [
      notificar,
      responder('Reconhecemos a falha e revisamos a linha de montagem.'),
      procedente('Falha reconhecida pela empresa.'),
      glosar,
    ],
    percentual: 5,
  },
  {
    de: 'FISCALIZACAO',
    gravidade: 'MODERADO',
    clausula: '8.2',
    passos: [
      notificar,
      responder('Faltou conferir a temperatura na saída.'),
      procedente('A temperatura medida ficou abaixo do limite.'),
      glosar,
      trocaram,
    ],
    percentual: 2,
  },
  {
    de: 'FISCALIZACAO',
    gravidade: 'MODERADO',
    clausula: '7.5',
    passos: [
      notificar,
      responder('Trocamos o lote de embalagens.'),
      procedente('As embalagens abertas estão nas fotos.'),
      glosar,
      trocaram,
      { evento: 'encerrar', para: 'ENCERRADA', texto: 'Corrigida e sem repetição na semana seguinte.' },
    ],
    percentual: 3,
  },
];
