import { StarIcon } from '@phosphor-icons/react/dist/csr/Star';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
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
                aria-label={`Apagar a visão ${view.nome}`}
                title="Apagar"
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
  const [name, setName] = useState('');
  const [audience, setAudience] = useState<Authority | null>(null);
  const [opening, setOpening] = useState(false);
  const save = useMutation(salvarVisao());
  const manager = session.usuario.authorities.includes('AL_GESTOR');
  const same = views.find(({ nome, propria }) => propria && nome === name.trim());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || save.isPending) return;
    const view = { id: same?.id, tela: screen, nome: name.trim(), endereco: address, perfil: audience };
    save.mutate({ view, opening }, { onSuccess: () => setName('') });
  };

  return (
    <form className="visoes-salvar" onSubmit={submit}>
      <Field label="Salvar a tela de agora como">
        <TextInput maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      {manager && (
        <Field label="Para quem">
          <Select
            value={audience ?? ''}
            onChange={({ target }) => setAudience((target.value || null) as Authority | null)}
          >
            <option value="">Só para mim</option>
            {Object.entries(AUDIENCE).map(([code, label]) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <label className="popup-item">
        <Checkbox className="marcar" checked={opening} onChange={({ target }) => setOpening(target.checked)} />
        Abrir a tela com ela
      </label>
      <Button type="submit" disabled={!name.trim() || save.isPending}>
        {save.isPending ? 'Salvando…' : same ? 'Substituir visão' : 'Salvar visão'}
      </Button>
      <p className={save.error ? 'campo-erro' : 'quieto'} role="status">
        {save.error ? sentenceOf(save.error) : save.isSuccess && !name ? 'Visão salva.' : ''}
      </p>
    </form>
  );
}
