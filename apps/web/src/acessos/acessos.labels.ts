import { ROTULO_DE_TIPO_EVENTO_DE_ACESSO } from '@alipen/contracts/generated/rotulos/acessos';
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key';
import { MonitorIcon } from '@phosphor-icons/react/dist/csr/Monitor';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { SignInIcon } from '@phosphor-icons/react/dist/csr/SignIn';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { labelled } from '../ui/labelled.ts';

export const EVENTOS = labelled(ROTULO_DE_TIPO_EVENTO_DE_ACESSO, {
  ENTRADA: { tone: 'ok', icon: SignInIcon },
  ENTRADA_RECUSADA: { tone: 'aviso', icon: ProhibitIcon },
  ENTRADA_CONTIDA: { tone: 'perigo', icon: WarningIcon },
  SAIDA: { tone: 'neutro', icon: SignOutIcon },
  SESSAO_ENCERRADA: { tone: 'neutro', icon: SignOutIcon },
  SESSAO_TROCADA: { tone: 'aviso', icon: WarningIcon },
  TOKEN_RECUSADO: { tone: 'perigo', icon: WarningIcon },
  ACESSO_NEGADO: { tone: 'aviso', icon: ProhibitIcon },
  CSRF_NEGADO: { tone: 'perigo', icon: WarningIcon },
  LIMITE_ATINGIDO: { tone: 'aviso', icon: WarningIcon },
  AUTORIDADE_DESCONHECIDA: { tone: 'aviso', icon: WarningIcon },
  CODIGO_DE_TELA: { tone: 'info', icon: MonitorIcon },
  CHAVES_TROCADAS: { tone: 'info', icon: KeyIcon },
  CHAVES_INDISPONIVEIS: { tone: 'perigo', icon: KeyIcon },
  DISJUNTOR: { tone: 'aviso', icon: WarningIcon },
  EXPURGO: { tone: 'info', icon: TrashIcon },
});

const MOTIVOS: Readonly<Record<string, string>> = {
  'credenciais-invalidas': 'CPF ou senha errados',
  'acesso-recusado': 'CPF ou senha errados',
  'nao-encontrado': 'CPF sem cadastro',
  'muitas-tentativas': 'tentativas demais',
  'capacidade-reduzida': 'entradas demais ao mesmo tempo',
  'servidor-em-pausa': 'servidor do governo em pausa',
  preparando: 'sistema sendo preparado',
  'servidor-indisponivel': 'servidor do governo fora do ar',
  'servidor-lento': 'servidor do governo demorou',
  'nova-entrada': 'entrou de novo no mesmo navegador',
  servidor: 'o servidor do governo encerrou',
};

/** A reason without a text here is shown as received: the name of an authority, a key or a class of calls. */
export const motivoEmPalavras = (motivo: string | null) => (motivo === null ? '' : (MOTIVOS[motivo] ?? motivo));
