import { ROTULO_DE_PAPEL_ASSINATURA } from '@alipen/contracts/generated/rotulos/fechamentos';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../ui/date.format.ts';
import { Field } from '../ui/field.component.tsx';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { Select } from '../ui/select.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { assinarDia } from './fechamentos.mutations.ts';
import type { Fechamento, PapelAssinatura } from './fechamentos.queries.ts';

interface Props {
  fechamento: Fechamento;
  feito: (depois: Fechamento) => void;
  sair: () => void;
}

export function AssinarDialog({ fechamento, feito, sair }: Props) {
  const { papeis, versoes, data, lotacao } = fechamento;
  const [papel, setPapel] = useState<PapelAssinatura>(papeis[0] ?? 'PREPOSTO');
  const [nome, setNome] = useState('');
  const [cargo, setCargo] = useState('');
  const [senha, setSenha] = useState('');
  const preposto = papel === 'PREPOSTO';
  const assinar = useMutation({
    mutationFn: () =>
      assinarDia(fechamento, {
        papel,
        senha,
        ...(preposto && { nome: nome.trim() }),
        ...(cargo.trim() && { cargo: cargo.trim() }),
      }),
    onSuccess: depois => {
      feito(depois);
      sair();
    },
  });
  const [versao] = versoes;
  return (
    <FormDialog
      title="Assinar o mapa"
      work={assinar}
      verb={preposto ? 'Registrar a ciência' : 'Assinar'}
      doing="Assinando…"
      ready={senha !== ''}
      close={sair}
      className="fechamento-formulario"
    >
      {versao && (
        <p>
          {lotacao.nome}, {formatDay(data)}, versão {versao.numero}: {formatInteger(versao.totalRefeicoes)} refeições
          aceitas, {formatMoney(versao.liquidoCentavos)} líquidos.
        </p>
      )}
      <Field label="Em que papel">
        <Select value={papel} onChange={({ target }) => setPapel(target.value as PapelAssinatura)}>
          {papeis.map(cada => (
            <option key={cada} value={cada}>
              {ROTULO_DE_PAPEL_ASSINATURA[cada]}
            </option>
          ))}
        </Select>
      </Field>
      {preposto && (
        <Field label="Nome do preposto que deu ciência">
          <TextInput
            required
            minLength={3}
            maxLength={200}
            value={nome}
            onChange={({ target }) => setNome(target.value)}
          />
        </Field>
      )}
      <Field label="Cargo (opcional)">
        <TextInput maxLength={100} value={cargo} onChange={({ target }) => setCargo(target.value)} />
      </Field>
      <Field label="Sua senha">
        <TextInput
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
          value={senha}
          onChange={({ target }) => setSenha(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
