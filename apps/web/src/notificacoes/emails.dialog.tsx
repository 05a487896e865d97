import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '../ui/check.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
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
  const lida = escolha.data;
  const form = useForm({
    // null: nothing was changed yet. After a change the screen keeps the person's choice, whatever is read again.
    start: { mudados: null as Recusados | null },
    send: ({ mudados }) => definirEscolhaDeEmails([...(mudados ?? lidos)]),
    onSent: fechar,
  });
  const lidos: Recusados = lida ? recusadosDe(lida) : new Set();
  const recusados = form.values.mudados ?? lidos;
  const temEscolha = lida !== undefined && lida.itens.length > 0;
  const mudar = (evento: Evento, recebe: boolean) => {
    const outros = [...recusados].filter(outro => outro !== evento);
    form.set({ mudados: new Set(recebe ? outros : [...outros, evento]) });
  };
  return (
    <FormDialog
      title="E-mails que você recebe"
      form={form}
      verb={temEscolha ? 'Salvar' : undefined}
      doing="Salvando…"
      back={temEscolha ? 'Voltar' : 'Fechar'}
      close={fechar}
    >
      <QueryState query={escolha} skeletonHeight={240}>
        {dados => (
          <div>
            <Escolha lida={dados} recusados={recusados} mudar={mudar} />
          </div>
        )}
      </QueryState>
    </FormDialog>
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
