import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import './own-sessions.css';
import { sentenceOf } from '../base/problem.error.ts';
import {
  encerrarMinhaSessao,
  encerrarOutrasSessoes,
  listarMinhasSessoes,
  type SessaoAberta,
} from './own-sessions.queries.ts';
import { providerName } from './provider.address.ts';

interface Ways {
  close: () => void;
  /** Missing where an identity provider holds the password. */
  changePassword?: (() => void) | undefined;
}

export default function OwnSessionsDialog({ close, changePassword }: Ways) {
  const client = useQueryClient();
  const sessoes = useQuery(listarMinhasSessoes());
  const encerrar = useMutation({
    mutationFn: (acabar: () => Promise<SessaoAberta[]>) => acabar(),
    onSuccess: restantes => client.setQueryData(listarMinhasSessoes().queryKey, restantes),
  });
  const outras = sessoes.data?.filter(({ esta }) => !esta).length ?? 0;
  return (
    <Dialog
      title="Sessões e senha"
      close={close}
      busy={encerrar.isPending}
      long
      footer={
        <>
          <Button disabled={encerrar.isPending} onClick={close}>
            Fechar
          </Button>
          {changePassword && (
            <Button disabled={encerrar.isPending} onClick={changePassword}>
              Trocar a senha
            </Button>
          )}
          {outras > 1 && (
            <Button
              variant="primary"
              disabled={encerrar.isPending}
              onClick={() => encerrar.mutate(encerrarOutrasSessoes)}
            >
              Encerrar as outras {outras}
            </Button>
          )}
        </>
      }
    >
      <p>
        Onde você entrou e ainda não saiu. Se não reconhece alguma, encerre-a e peça uma senha nova a quem administra o
        sistema.
      </p>
      <QueryState query={sessoes} skeletonHeight={160}>
        {lidas => (
          <ul className="sessoes">
            {lidas.map(sessao => (
              <Linha
                key={sessao.id}
                sessao={sessao}
                busy={encerrar.isPending}
                end={() => encerrar.mutate(() => encerrarMinhaSessao(sessao.id))}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {encerrar.error && <Notice tone="perigo">{sentenceOf(encerrar.error)}</Notice>}
      {encerrar.isSuccess && outras === 0 && <Notice tone="ok">Só esta sessão ficou aberta.</Notice>}
    </Dialog>
  );
}

interface Props {
  sessao: SessaoAberta;
  busy: boolean;
  end: () => void;
}

function Linha({ sessao, busy, end }: Props) {
  const { dispositivo, endereco, forma, iniciadaEm, esta } = sessao;
  const aparelho = dispositivo ?? 'Aparelho não reconhecido';
  const desde = formatInstant(iniciadaEm);
  return (
    <li>
      <div>
        <p className="sessoes-aparelho">
          {aparelho} {esta && <Pill tone="info">Esta sessão</Pill>}
        </p>
        <p className="quieto">
          Desde {desde}
          {forma === 'PROVEDOR' && `, pelo ${providerName()}`}
          {forma === 'CHAVE' && ', com a chave'}
          {endereco && ` · rede ${endereco}`}
        </p>
      </div>
      {!esta && (
        <Button disabled={busy} aria-label={`Encerrar ${aparelho}, desde ${desde}`} onClick={end}>
          Encerrar
        </Button>
      )}
    </li>
  );
}
