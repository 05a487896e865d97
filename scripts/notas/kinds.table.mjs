// The kinds of note that are made: how one is written and signed, in which letters, and what is planted in it.
import { faults } from './faults.table.mjs';
import { keyOf, newNote } from './note.mjs';
import { newService } from './service.mjs';
import { assembledService, partsOfService, signedService } from './service.write.mjs';
import { faultsOfService } from './service-faults.table.mjs';
import { onTheRoot, spellings, spellingsOfService } from './spellings.table.mjs';
import { assembled, partsOf, protocolOf, signatureOf } from './write.mjs';

function signed(note, body) {
  const { text, digest } = signatureOf(body, { hash: note.hash, ...note.issuer });
  return { body, signature: text, protocol: protocolOf(note, keyOf(note), digest) };
}

export const kinds = {
  nfe: {
    ...{ name: 'NF-e', newNote, partsOf, signed, assembled, faults, judged: spellings },
    ways: { ...spellings, 'declarations on the root': onTheRoot },
    ...{ element: 'infNFe', signature: "//*[local-name()='NFe']/*[local-name()='Signature']" },
  },
  nfse: {
    ...{
      name: 'NFS-e',
      newNote: newService,
      partsOf: partsOfService,
      signed: signedService,
      assembled: assembledService,
    },
    ...{ faults: faultsOfService, judged: spellingsOfService, ways: spellingsOfService },
    ...{ element: 'infNFSe', signature: "/*/*[local-name()='Signature']" },
  },
};
