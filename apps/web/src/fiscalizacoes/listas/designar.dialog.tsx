import { keepPreviousData } from '@tanstack/react-query';
import { usePerson } from '../../app/person.hook.ts';
import { Button } from '../../ui/button.component.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormDialog } from '../../ui/form-dialog.component.tsx';
import SearchSelect, { type Choice } from '../../ui/search-select.component.tsx';
import { listarUsuarios } from '../../usuarios/usuarios.queries.ts';
import { designarFiscalizacao } from '../fiscalizacoes.mutations.ts';
import type { DoDia } from '../fiscalizacoes.queries.ts';

const procurar = (busca: string) => ({
  ...listarUsuarios({ ...(busca && { busca }), tamanho: 20 }),
  placeholderData: keepPreviousData,
});

/** Only the manager has the list of people; others may only take the name away. */
export function DesignarDialog({ uma, fechar }: { uma: DoDia; fechar: () => void }) {
  const { session } = usePerson();
  const escolhe = session.usuario.authorities.includes('AL_GESTOR');
  const { designado } = uma;
  const form = useForm({
    start: {
      pessoa: (designado ? { id: designado.id, name: designado.nome } : null) as Choice | null,
      tirar: false,
    },
    send: ({ pessoa, tirar }) => designarFiscalizacao(uma, tirar || !pessoa ? null : pessoa.id),
    onSent: fechar,
    ready: ({ pessoa, tirar }) => tirar || pessoa !== null,
  });
  return (
    <FormDialog
      title="Quem vai fiscalizar"
      form={form}
      verb={escolhe ? 'Designar' : undefined}
      close={fechar}
      others={
        designado && (
          <Button disabled={form.busy} onClick={() => form.submit({ tirar: true })}>
            Retirar a designação
          </Button>
        )
      }
    >
      <p>
        {uma.refeicao.nome}, {uma.lotacao.nome}, {uma.numero}.
      </p>
      {escolhe ? (
        <div className="campo">
          <span className="campo-rotulo" aria-hidden>
            Pessoa
          </span>
          <SearchSelect
            label="Pessoa"
            placeholder="Busque pelo nome ou matrícula"
            {...form.at('pessoa')}
            query={procurar}
            choicesOf={({ itens }) => itens.map(({ id, nome, matricula }) => ({ id, name: nome, place: matricula }))}
          />
        </div>
      ) : (
        <p>{designado ? `Designada para ${designado.nome}.` : 'O gestor designa quem vai.'}</p>
      )}
    </FormDialog>
  );
}
