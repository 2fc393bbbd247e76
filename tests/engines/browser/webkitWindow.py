"""A window of WebKitGTK without any controls, for WebKitWebDriver. WebKitGTK's own MiniBrowser is never narrower than 447 px.

Arguments: the folder for downloads and problems.log; what the page may store (see SiteData in Browser.ts).
It ends with its X server.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

folder, site_data = sys.argv[1:3]

# WebKitGTK does not hand the console to its window, so the page reports its problems itself.
REPORT = """
const report = (text) => webkit.messageHandlers.problem.postMessage(String(text));
addEventListener('error', ({ message }) => report(message));
addEventListener('unhandledrejection', ({ reason }) => report(reason));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  report(`policy: ${effectiveDirective} blocked ${blockedURI}`));
const { error } = console;
console.error = (...values) => {
  report(values.join(' '));
  error(...values);
};
"""

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(['tr-TR', 'tr'])
if site_data == 'blocked':
    context.get_cookie_manager().set_accept_policy(WebKit2.CookieAcceptPolicy.NEVER)

settings = WebKit2.Settings(hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER)

content = WebKit2.UserContentManager()
content.register_script_message_handler('problem')
content.add_script(
    WebKit2.UserScript.new(
        REPORT,
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
    )
)


def log(text):
    with open(f'{folder}/problems.log', 'a') as file:
        file.write(f'{text}\n')


content.connect('script-message-received', lambda _, result: log(result.get_js_value().to_string()))


def save_download(_, download):
    def decide(_, name):
        os.makedirs(f'{folder}/downloads', exist_ok=True)
        download.set_destination(f'file://{folder}/downloads/{name}')
        return True

    download.connect('decide-destination', decide)


def open_window(view):
    window = Gtk.Window()
    window.add(view)
    window.show_all()
    window.present()
    view.grab_focus()


def make_view(_):
    view = WebKit2.WebView(
        web_context=context,
        settings=settings,
        user_content_manager=content,
        is_controlled_by_automation=True,
    )
    view.connect('web-process-terminated', lambda _, reason: log(f'The page has ended: {reason}'))
    open_window(view)
    return view


def begin(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('WebKitGTK')
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', make_view)


context.connect('download-started', save_download)
context.connect('automation-started', begin)
Gtk.main()
