import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { collection, connectFirestoreEmulator, getFirestore, onSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The benchmark writes this into the page so Firebase can start without fetching anything. */
const {
  projectId,
  apiKey,
  auth: authOrigin,
  firestore,
} = JSON.parse(document.getElementById('firebase').textContent);
const app = initializeApp({ projectId, apiKey });
const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
connectAuthEmulator(auth, authOrigin, { disableWarnings: true });
const database = getFirestore(app);
const { hostname, port } = new URL(firestore);
connectFirestoreEmulator(database, hostname, Number(port));

// Called once by the benchmark; afterwards the page finds the session.
Object.assign(window, { signIn: (email, password) => signInWithEmailAndPassword(auth, email, password) });

function Communities({ uid }) {
  const [names, setNames] = useState([]);
  useEffect(
    () =>
      onSnapshot(collection(database, `customers/${uid}/communities`), ({ docs }) =>
        setNames(docs.map((document) => document.get('propertyName'))),
      ),
    [uid],
  );
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function Page() {
  const [user, setUser] = useState(null);
  useEffect(() => onAuthStateChanged(auth, setUser), []);
  return user ? <Communities uid={user.uid} /> : null;
}

createRoot(document.getElementById('root')).render(<Page />);
