import { ROTULO_DE_PAPEL_ASSINATURA } from '@alipen/contracts/generated/rotulos/fechamentos';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listarMinhasChaves, temChave } from '../chaves-pessoais/chaves-pessoais.queries.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { OwnPasswordField, SelectField, TextField } from '../ui/form-field.component.tsx';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { written } from '../ui/written.ts';
import { assinarComChave, assinarDia } from './fechamentos.mutations.ts';
import { type Fechamento, obterFechamento, type PapelAssinatura } from './fechamentos.queries.ts';

interface Digitado {
  papel: PapelAssinatura;
  nome: string;
  cargo: string;
  senha: string;
  comChave: boolean;
}

interface Props {
  fechamento: Fechamento;
  feito: (depois: Fechamento) => void;
  sair: () => void;
}

export function AssinarDialog({ fechamento, feito, sair }: Props) {
  const { papeis, versoes, data, lotacao, versao: numero } = fechamento;
  const client = useQueryClient();
  const chaves = useQuery(listarMinhasChaves());
  const dia = { lotacaoId: lotacao.id, data };
  const inicio: Digitado = { papel: papeis[0] ?? 'PREPOSTO', nome: '', cargo: '', senha: '', comChave: false };
  const form = useForm({
    start: inicio,
    send: async ({ papel, senha, cargo, nome, comChave }) => {
      if (!comChave)
        return assinarDia(fechamento, {
          ...{ papel, senha },
          ...written({ cargo }),
          ...(papel === 'PREPOSTO' && written({ nome })),
        });
      await assinarComChave({ papel, ...written({ cargo }), mapas: [{ ...dia, versao: numero }] });
      return client.fetchQuery({ ...obterFechamento(dia), staleTime: 0 });
    },
    onSent: depois => {
      feito(depois);
      sair();
    },
    ready: ({ senha, comChave }) => comChave || senha !== '',
  });
  const preposto = form.values.papel === 'PREPOSTO';
  const [versao] = versoes;
  return (
    <FormDialog
      title="Assinar o mapa"
      form={form}
      verb={preposto ? 'Registrar a ciência' : 'Assinar'}
      doing="Assinando…"
      close={sair}
      others={
        !preposto &&
        chaves.data &&
        temChave(chaves.data) && (
          <Button disabled={form.busy} onClick={() => form.submit({ comChave: true })}>
            Assinar com a chave
          </Button>
        )
      }
    >
      {versao && (
        <p>
          {lotacao.nome}, {formatDay(data)}, versão {versao.numero}: {formatInteger(versao.totalRefeicoes)} refeições
          aceitas, {formatMoney(versao.liquidoCentavos)} líquidos.
        </p>
      )}
      <SelectField form={form} name="papel" label="Em que papel">
        {papeis.map(cada => (
          <option key={cada} value={cada}>
            {ROTULO_DE_PAPEL_ASSINATURA[cada]}
          </option>
        ))}
      </SelectField>
      {preposto && (
        <TextField
          form={form}
          name="nome"
          label="Nome do preposto que deu ciência"
          required
          minLength={3}
          maxLength={200}
        />
      )}
      <TextField form={form} name="cargo" label="Cargo (opcional)" maxLength={100} />
      <OwnPasswordField form={form} />
    </FormDialog>
  );
}
