import type { components } from '@alipen/contracts/generated/bff';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { Look } from '../ui/pill.component.tsx';

type Schemas = components['schemas'];
export type Caso = Schemas['CasoAtendimento'];
export type Resultado = Schemas['ResultadoContato'];
type Anotado = Schemas['ContatoAnotado'];

export const CASOS = {
  SEM_PEDIDO: { rotulo: 'Sem pedido até agora', tone: 'perigo', icon: WarningIcon },
  DEVOLVIDO: { rotulo: 'Devolvido', tone: 'aviso', icon: ArrowUUpLeftIcon },
  A_TRATAR: { rotulo: 'A tratar', tone: 'info', icon: HourglassMediumIcon },
  TRATADO: { rotulo: 'Tratado', tone: 'ok', icon: CheckCircleIcon },
} satisfies Record<Caso, Look>;

export const RESULTADOS = {
  ATENDEU: 'Atendeu',
  NAO_ATENDEU: 'Não atendeu',
  VAI_ENVIAR: 'Vai enviar',
  ENVIADO_PELO_ATENDIMENTO: 'Enviei pela unidade',
} satisfies Record<Resultado, string>;

/** Results that may stand in the log; AVISADO is written by the system, nobody presses it. */
export const ANOTADOS = { ...RESULTADOS, AVISADO: 'Avisada pelo sistema' } satisfies Record<Anotado, string>;
