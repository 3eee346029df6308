import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from './ui/update.svelte';
import './ui/install.svelte';
import 'virtual:fonts.css';
import './ui/theme.css';
import './ui/worlds';

mount(App, { target: document.getElementById('app')! });

/* The service worker's downloads wait until the page has loaded. */
if (import.meta.env.PROD) addEventListener('load', () => setTimeout(keepOffline, 1500));
