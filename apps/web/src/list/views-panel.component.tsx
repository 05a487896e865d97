import { StarIcon } from '@phosphor-icons/react/dist/csr/Star';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useMutation } from '@tanstack/react-query';
import { usePerson } from '../app/person.hook.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { Submit } from '../ui/form.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { SelectField, TextField } from '../ui/form-field.component.tsx';
import { type Authority, definirVisaoPadrao, excluirVisao, salvarVisao, type View } from './views.queries.ts';

const AUDIENCE = {
  AL_GESTOR: 'Gestores',
  SOLICITANTE: 'Solicitantes',
  AL_ATENDIMENTO: 'Atendimento',
  AL_MONITORAMENTO: 'Monitoramento',
  AL_FISCAL: 'Fiscais',
} satisfies Record<Authority, string>;

interface Props {
  screen: string;
  views: readonly View[];
  address: string;
  apply: (view: View) => void;
}

export default function ViewsPanel({ screen, views, address, apply }: Props) {
  const choose = useMutation(definirVisaoPadrao());
  const remove = useMutation(excluirVisao());
  const failure = choose.error ?? remove.error;
  return (
    <div className="visoes">
      <p className="popup-titulo">Visões desta tela</p>
      {views.length === 0 && (
        <p className="quieto visoes-nenhuma">Nenhuma ainda. Salve os filtros e colunas de agora.</p>
      )}
      <ul className="colunas">
        {views.map(view => (
          <li key={view.id}>
            <Button variant="bare" className="popup-item" onClick={() => apply(view)}>
              <span>
                {view.nome}
                {view.perfil && (
                  <small className="quieto">
                    {' '}
                    · {AUDIENCE[view.perfil]}
                    {!view.propria && `, de ${view.autor}`}
                  </small>
                )}
              </span>
            </Button>
            <Button
              variant="bare"
              className="colunas-mover"
              aria-pressed={view.padrao}
              aria-label={`Abrir a tela com ${view.nome}`}
              title={view.padrao ? 'A tela abre com esta visão' : 'Abrir a tela com esta visão'}
              disabled={choose.isPending}
              onClick={() => choose.mutate({ tela: screen, visaoId: view.padrao ? null : view.id })}
            >
              <StarIcon size={16} weight={view.padrao ? 'bold' : 'regular'} aria-hidden />
            </Button>
            {view.propria && (
              <Button
                variant="bare"
                className="colunas-mover"
                aria-label={`Excluir a visão ${view.nome}`}
                title="Excluir"
                disabled={remove.isPending}
                onClick={() => remove.mutate(view)}
              >
                <TrashIcon size={16} aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {failure && (
        <p className="campo-erro" role="alert">
          {sentenceOf(failure)}
        </p>
      )}
      <SaveView screen={screen} views={views} address={address} />
    </div>
  );
}

/** Saving under one of the person's own names replaces that view. */
function SaveView({ screen, views, address }: Omit<Props, 'apply'>) {
  const { session } = usePerson();
  const manager = session.usuario.authorities.includes('AL_GESTOR');
  const sameAs = (typed: string) => views.find(({ nome, propria }) => propria && nome === typed.trim());
  const form = useForm({
    start: { nome: '', perfil: '' as Authority | '', opening: false },
    send: ({ nome, perfil, opening }) => {
      const view = { id: sameAs(nome)?.id, tela: screen, nome: nome.trim(), endereco: address, perfil: perfil || null };
      return salvarVisao({ view, opening });
    },
    onSent: () => form.set({ nome: '' }),
    ready: ({ nome }) => nome.trim() !== '',
  });
  const { nome } = form.values;
  const [refused] = form.refusal?.words ?? [];

  return (
    <form className="visoes-salvar" {...form.props}>
      <TextField form={form} name="nome" label="Salvar a tela de agora como" maxLength={60} />
      {manager && (
        <SelectField form={form} name="perfil" label="Para quem">
          <option value="">Só para mim</option>
          {Object.entries(AUDIENCE).map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <label className="popup-item">
        <Checkbox className="marcar" {...form.check('opening')} />
        Abrir a tela com ela
      </label>
      <Submit of={form} variant="plain" doing="Salvando…">
        {sameAs(nome) ? 'Substituir visão' : 'Salvar visão'}
      </Submit>
      <p className={refused ? 'campo-erro' : 'quieto'} role="status">
        {refused ?? (form.answer && !nome ? 'Visão salva.' : '')}
      </p>
    </form>
  );
}
