import { ROTULO_DE_ALCANCE_DOS_EMAILS } from '@alipen/contracts/generated/rotulos/notificacoes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../ui/button.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { optionsOf } from '../ui/labelled.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { ListaDeFormas } from './emails.lista.component.tsx';
import { type Escolha, escolhaDe, juntosNoResumo } from './emails.model.ts';
import { definirEscolhaDeEmails, type EscolhaDeEmails, obterEscolhaDeEmails } from './notificacoes.queries.ts';

export default function EmailsDialog({ fechar }: { fechar: () => void }) {
  const lida = useQuery(obterEscolhaDeEmails());
  const form = useForm({
    // null: nothing was changed yet. After a change the screen keeps the person's choice, whatever is read again.
    start: { mudada: null as Escolha | null },
    send: ({ mudada }) => definirEscolhaDeEmails(mudada ?? escolhaDe(lida.data)),
    onSent: fechar,
  });
  const temEscolha = lida.data !== undefined && lida.data.itens.length > 0;
  return (
    <FormDialog
      title="E-mails que você recebe"
      form={form}
      verb={temEscolha ? 'Salvar' : undefined}
      doing="Salvando…"
      back={temEscolha ? 'Voltar' : 'Fechar'}
      close={fechar}
    >
      <QueryState query={lida} skeletonHeight={240}>
        {dados => (
          <div>
            <Campos
              lida={dados}
              escolha={form.values.mudada ?? escolhaDe(dados)}
              mudar={mudada => form.set({ mudada })}
            />
          </div>
        )}
      </QueryState>
    </FormDialog>
  );
}

interface Props {
  lida: EscolhaDeEmails;
  escolha: Escolha;
  mudar: (escolha: Escolha) => void;
}

function Campos({ lida, escolha, mudar }: Props) {
  const resumidos = juntosNoResumo(escolha);
  return (
    <>
      <p>{ondeChega(lida)}</p>
      {escolha.alcance && (
        <label className="campo emails-alcance">
          <span>De onde vêm os e-mails</span>
          <Select
            value={escolha.alcance}
            onChange={({ target }) => mudar({ ...escolha, alcance: target.value as Escolha['alcance'] })}
          >
            {optionsOf(ROTULO_DE_ALCANCE_DOS_EMAILS).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </label>
      )}
      {resumidos && <Button onClick={() => mudar(resumidos)}>Juntar todos no resumo do dia</Button>}
      <ListaDeFormas titulo="Sempre nas notificações" lida={lida} escolha={escolha} mudar={mudar} />
      <ListaDeFormas titulo="Só se você quiser saber" aEscolha lida={lida} escolha={escolha} mudar={mudar} />
      <p className="quieto">
        O resumo é um e-mail só, às 7 horas, com o que aconteceu desde o anterior. Nada se perde: as pendências ficam
        nas notificações até que alguém as resolva. O e-mail da própria unidade não depende desta escolha.
      </p>
    </>
  );
}

function ondeChega({ email, correioLigado, itens }: EscolhaDeEmails): string {
  if (itens.length === 0) return 'Nada do que acontece é do seu perfil.';
  if (!correioLigado) return 'Este sistema ainda não envia e-mails. A escolha fica guardada para quando enviar.';
  if (!email) return 'Você não tem e-mail no cadastro. Peça ao gestor que o inclua; a escolha fica guardada.';
  return `Chegam em ${email}.`;
}
