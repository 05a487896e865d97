import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { chamadoDe } from './emails.labels.ts';
import { definirEscolhaDeEmails, type EscolhaDeEmails, obterEscolhaDeEmails } from './notificacoes.queries.ts';
import { TIPOS } from './tipos.labels.ts';

type Evento = EscolhaDeEmails['itens'][number]['evento'];
type Recusados = ReadonlySet<Evento>;

const recusadosDe = ({ itens }: EscolhaDeEmails): Recusados =>
  new Set(itens.filter(({ recebe }) => !recebe).map(({ evento }) => evento));

export default function EmailsDialog({ fechar }: { fechar: () => void }) {
  const escolha = useQuery(obterEscolhaDeEmails());
  // null: nothing was changed yet. After a change the screen keeps the person's choice, whatever is read again.
  const [mudados, setMudados] = useState<Recusados | null>(null);
  const gravar = useMutation({ ...definirEscolhaDeEmails(), onSuccess: fechar });
  const lida = escolha.data;
  const recusados = mudados ?? (lida ? recusadosDe(lida) : new Set<Evento>());
  const temEscolha = lida !== undefined && lida.itens.length > 0;
  const mudar = (evento: Evento, recebe: boolean) => {
    const outros = [...recusados].filter(outro => outro !== evento);
    setMudados(new Set(recebe ? outros : [...outros, evento]));
  };
  return (
    <Dialog
      title="E-mails que você recebe"
      close={fechar}
      busy={gravar.isPending}
      footer={
        <>
          <Button disabled={gravar.isPending} onClick={fechar}>
            {temEscolha ? 'Voltar' : 'Fechar'}
          </Button>
          {temEscolha && (
            <Button variant="primary" disabled={gravar.isPending} onClick={() => gravar.mutate([...recusados])}>
              {gravar.isPending ? 'Gravando…' : 'Gravar'}
            </Button>
          )}
        </>
      }
    >
      <QueryState query={escolha} skeletonHeight={240}>
        {dados => <Escolha lida={dados} recusados={recusados} mudar={mudar} />}
      </QueryState>
      {gravar.error && <Notice tone="perigo">{sentenceOf(gravar.error)}</Notice>}
    </Dialog>
  );
}

interface Props {
  lida: EscolhaDeEmails;
  recusados: Recusados;
  mudar: (evento: Evento, recebe: boolean) => void;
}

const Escolha = ({ lida, recusados, mudar }: Props) => (
  <>
    <p>{ondeChega(lida)}</p>
    {lida.itens.length > 0 && (
      <ul className="emails-escolha">
        {lida.itens.map(({ evento, tipo }) => (
          <li key={evento}>
            <label className="campo-marcar">
              <Checkbox
                className="marcar"
                checked={!recusados.has(evento)}
                onChange={({ target }) => mudar(evento, target.checked)}
              />
              <span>{chamadoDe(evento)}</span>
            </label>
            <Pill tone={TIPOS[tipo].tom} icon={TIPOS[tipo].icone}>
              {TIPOS[tipo].rotulo}
            </Pill>
          </li>
        ))}
      </ul>
    )}
    <p className="quieto">
      Nada se perde: tudo continua aqui nas notificações, e as pendências ficam até que alguém as resolva. O e-mail da
      própria unidade não depende desta escolha.
    </p>
  </>
);

function ondeChega({ email, correioLigado, itens }: EscolhaDeEmails): string {
  if (itens.length === 0) return 'Nada do que é do seu perfil vai por e-mail.';
  if (!correioLigado) return 'Este sistema ainda não envia e-mails. A escolha fica guardada para quando enviar.';
  if (!email) return 'Você não tem e-mail no cadastro. Peça ao gestor que o inclua; a escolha fica guardada.';
  return `Chegam em ${email}.`;
}
