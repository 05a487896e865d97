import { useState } from 'react';
import OwnPasswordDialog from './own-password.dialog.tsx';
import OwnSessionsDialog from './own-sessions.dialog.tsx';
import { usePerson } from './person.hook.ts';

export default function OwnAccountDialog({ close }: { close: () => void }) {
  const { session } = usePerson();
  const [password, setPassword] = useState(false);
  if (password) return <OwnPasswordDialog close={() => setPassword(false)} />;
  const changePassword = session.peloProvedor ? undefined : () => setPassword(true);
  return <OwnSessionsDialog close={close} changePassword={changePassword} />;
}
